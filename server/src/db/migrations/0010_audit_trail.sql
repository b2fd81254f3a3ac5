CREATE TABLE "audit_inbox" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"practitioner_id" uuid,
	"what" text NOT NULL,
	"object_ids" uuid[] DEFAULT '{}' NOT NULL,
	"status" integer,
	"address_hash" "bytea",
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_inbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_trail" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"practitioner_id" uuid,
	"what" text NOT NULL,
	"object_ids" uuid[] DEFAULT '{}' NOT NULL,
	"status" integer,
	"address_hash" "bytea",
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_trail" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- What the account service has recorded goes on in the one trail, without its addresses.
INSERT INTO "audit_inbox" ("at", "practitioner_id", "what", "details")
	SELECT "created_at", "user_id", "event", "details" FROM "accounts"."audit_log" ORDER BY "created_at", "id";--> statement-breakpoint
DROP TABLE "accounts"."audit_log";--> statement-breakpoint
CREATE INDEX "audit_trail_practitioner" ON "audit_trail" USING btree ("practitioner_id","seq");--> statement-breakpoint
CREATE POLICY "jobs_all_rows" ON "practitioners" AS PERMISSIVE FOR SELECT TO "chartwright_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "own_entries" ON "audit_inbox" AS PERMISSIVE FOR INSERT TO "chartwright_app" WITH CHECK ("audit_inbox"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "account_entries" ON "audit_inbox" AS PERMISSIVE FOR INSERT TO "chartwright_auth" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sealer" ON "audit_inbox" AS PERMISSIVE FOR ALL TO "chartwright_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sealer_reads" ON "audit_trail" AS PERMISSIVE FOR SELECT TO "chartwright_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "sealer_appends" ON "audit_trail" AS PERMISSIVE FOR INSERT TO "chartwright_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "clock_deletes" ON "audit_trail" AS PERMISSIVE FOR DELETE TO "chartwright_jobs" USING ("audit_trail"."at" < now() - interval '30 days');--> statement-breakpoint
ALTER TABLE "audit_inbox" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_trail" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT INSERT ("practitioner_id", "what", "object_ids", "status", "address_hash", "details") ON "audit_inbox" TO chartwright_app, chartwright_auth, chartwright_jobs;--> statement-breakpoint
GRANT SELECT, DELETE ON "audit_inbox" TO chartwright_jobs;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "audit_trail" TO chartwright_jobs;--> statement-breakpoint
GRANT SELECT ("id") ON "practitioners" TO chartwright_jobs;
