ALTER TABLE "notes" ADD COLUMN "before_second_hearing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transcript_segments" ADD COLUMN "heard_first" text;--> statement-breakpoint
ALTER TABLE "recording_segments" ADD COLUMN "again" text;--> statement-breakpoint
CREATE INDEX "recording_segments_again_waiting" ON "recording_segments" USING btree ("recording_id","index") WHERE "recording_segments"."again" = 'waiting';--> statement-breakpoint
ALTER TABLE "recording_segments" ADD CONSTRAINT "recording_segments_again" CHECK ("recording_segments"."again" in ('waiting', 'replaced', 'kept'));--> statement-breakpoint
SET LOCAL ROLE chartwright_jobs;--> statement-breakpoint
-- As order_transcription: only for whom the application's role acts. Ids, no content. A recording has
-- one job waiting at most; what is ordered while it runs is run once more.
CREATE FUNCTION "graphile_worker"."order_second_hearing"(recording uuid, start_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
AS $$
BEGIN
  PERFORM graphile_worker.add_job(
    'hear_again',
    json_build_object('practitionerId', public.app_practitioner_id(), 'recordingId', recording),
    run_at => start_at, job_key => 'again:' || recording);
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "graphile_worker"."order_second_hearing"(uuid, timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "graphile_worker"."order_second_hearing"(uuid, timestamptz) TO chartwright_app;--> statement-breakpoint
RESET ROLE;
