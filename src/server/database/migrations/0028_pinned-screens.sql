CREATE TABLE "pinned_screens" (
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"screens" text[] NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pinned_screens_business_id_user_id_pk" PRIMARY KEY("business_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "pinned_screens" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY of_business ON "pinned_screens" USING (business_id = NULLIF(current_setting('app.business_id', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON TABLE "pinned_screens" TO beranda_request;
