CREATE TABLE "note_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"signature_id" uuid NOT NULL,
	"addenda" integer NOT NULL,
	"system" text NOT NULL,
	"remote_patient" text,
	"remote_encounter" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"remote_id" text,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "note_deliveries_once" UNIQUE NULLS NOT DISTINCT("note_id","signature_id","addenda","system","remote_patient","remote_encounter"),
	CONSTRAINT "note_deliveries_system" CHECK ("note_deliveries"."system" in ('fhir', 'openemr')),
	CONSTRAINT "note_deliveries_state" CHECK ("note_deliveries"."state" in ('queued', 'sent', 'failed')),
	CONSTRAINT "note_deliveries_sent" CHECK (("note_deliveries"."state" = 'sent') = ("note_deliveries"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "note_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "note_deliveries" ADD CONSTRAINT "note_deliveries_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_deliveries" ADD CONSTRAINT "note_deliveries_own_note" FOREIGN KEY ("practitioner_id","note_id") REFERENCES "public"."notes"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "note_deliveries" AS PERMISSIVE FOR ALL TO public USING ("note_deliveries"."practitioner_id" = app_practitioner_id()) WITH CHECK ("note_deliveries"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
ALTER TABLE "note_deliveries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- No delete: rows go with their note or their practitioner, by the foreign keys.
GRANT SELECT, INSERT, UPDATE ON "note_deliveries" TO chartwright_app;--> statement-breakpoint
SET LOCAL ROLE chartwright_jobs;--> statement-breakpoint
-- As order_finish: only for whom the application's role acts. Ids, no content. Tried for about an hour and a half.
CREATE FUNCTION "graphile_worker"."order_delivery"(delivery uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
AS $$
BEGIN
  PERFORM graphile_worker.add_job(
    'send_to_record',
    json_build_object('practitionerId', public.app_practitioner_id(), 'deliveryId', delivery),
    max_attempts => 9,
    job_key => 'delivery:' || delivery);
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "graphile_worker"."order_delivery"(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "graphile_worker"."order_delivery"(uuid) TO chartwright_app;--> statement-breakpoint
RESET ROLE;
