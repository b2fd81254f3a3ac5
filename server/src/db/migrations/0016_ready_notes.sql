CREATE TABLE "practitioner_settings" (
	"practitioner_id" uuid PRIMARY KEY NOT NULL,
	"default_template_id" uuid
);
--> statement-breakpoint
ALTER TABLE "practitioner_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_renamed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ready_state" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ready_note_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ready_message" text;--> statement-breakpoint
ALTER TABLE "practitioner_settings" ADD CONSTRAINT "practitioner_settings_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practitioner_settings" ADD CONSTRAINT "practitioner_settings_default_template_id_templates_id_fk" FOREIGN KEY ("default_template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practitioner_settings_template" ON "practitioner_settings" USING btree ("default_template_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_ready_state" CHECK ("sessions"."ready_state" in ('due', 'written', 'failed', 'left'));--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "practitioner_settings" AS PERMISSIVE FOR ALL TO public USING ("practitioner_settings"."practitioner_id" = app_practitioner_id()) WITH CHECK ("practitioner_settings"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
ALTER TABLE "practitioner_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "practitioner_settings" TO chartwright_app;--> statement-breakpoint
-- What people have named keeps its name. Row-level security binds the owner of the table as well.
ALTER TABLE "sessions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "sessions" SET "is_renamed" = true WHERE "name" <> 'New Session';--> statement-breakpoint
ALTER TABLE "sessions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
SET LOCAL ROLE chartwright_jobs;--> statement-breakpoint
-- As order_transcription: only for whom the application's role acts. Ids, no content. A session has
-- one job waiting at most; what is ordered while it runs is run once more.
CREATE FUNCTION "graphile_worker"."order_finish"(session uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
AS $$
BEGIN
  PERFORM graphile_worker.add_job(
    'finish_session',
    json_build_object('practitionerId', public.app_practitioner_id(), 'sessionId', session),
    job_key => 'finish:' || session);
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "graphile_worker"."order_finish"(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "graphile_worker"."order_finish"(uuid) TO chartwright_app;--> statement-breakpoint
RESET ROLE;
