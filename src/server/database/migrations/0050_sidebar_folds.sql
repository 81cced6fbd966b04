CREATE TABLE "sidebar_folds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"folds" jsonb NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL
);
