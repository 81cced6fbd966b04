CREATE TABLE "outbox_carriers" (
	"channel" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outbox_carriers_channel_check" CHECK ("outbox_carriers"."channel" in ('mail', 'text'))
);
--> statement-breakpoint
-- Channels that have sent before: what is due of them is still sent.
INSERT INTO "outbox_carriers" ("channel", "since") SELECT "channel", max("sent") FROM "outbox_messages" WHERE "sent" IS NOT NULL GROUP BY "channel";
