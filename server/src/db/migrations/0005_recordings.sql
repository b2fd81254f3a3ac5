CREATE TABLE "audio_chunks" (
	"practitioner_id" uuid NOT NULL,
	"recording_id" uuid NOT NULL,
	"from_sample" bigint NOT NULL,
	"sample_count" integer NOT NULL,
	"pcm" "bytea",
	CONSTRAINT "audio_chunks_recording_id_from_sample_pk" PRIMARY KEY("recording_id","from_sample"),
	CONSTRAINT "audio_chunks_length" CHECK ("audio_chunks"."sample_count" > 0)
);
--> statement-breakpoint
ALTER TABLE "audio_chunks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recording_segments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"recording_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"from_sample" bigint NOT NULL,
	"to_sample" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"confidence" real,
	"applied" boolean DEFAULT false NOT NULL,
	CONSTRAINT "recording_segments_place" UNIQUE("recording_id","index")
);
--> statement-breakpoint
ALTER TABLE "recording_segments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"offset_ms" integer NOT NULL,
	"received_samples" bigint DEFAULT 0 NOT NULL,
	"segmented_samples" bigint DEFAULT 0 NOT NULL,
	"segment_count" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'live' NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"audio_deleted_at" timestamp (3) with time zone,
	"holder" uuid,
	"holder_node" text,
	"holder_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recordings_owner_id" UNIQUE("practitioner_id","id"),
	CONSTRAINT "recordings_state" CHECK ("recordings"."state" in ('live', 'ended', 'complete')),
	CONSTRAINT "recordings_positions" CHECK ("recordings"."segmented_samples" between 0 and "recordings"."received_samples")
);
--> statement-breakpoint
ALTER TABLE "recordings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audio_chunks" ADD CONSTRAINT "audio_chunks_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audio_chunks" ADD CONSTRAINT "audio_chunks_own_recording" FOREIGN KEY ("practitioner_id","recording_id") REFERENCES "public"."recordings"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_segments" ADD CONSTRAINT "recording_segments_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_segments" ADD CONSTRAINT "recording_segments_own_recording" FOREIGN KEY ("practitioner_id","recording_id") REFERENCES "public"."recordings"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_own_session" FOREIGN KEY ("practitioner_id","session_id") REFERENCES "public"."sessions"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recordings_session" ON "recordings" USING btree ("session_id","started_at");--> statement-breakpoint
CREATE INDEX "recordings_unfinished" ON "recordings" USING btree ("id") WHERE "recordings"."state" <> 'complete';--> statement-breakpoint
CREATE INDEX "recordings_with_audio" ON "recordings" USING btree ("completed_at") WHERE "recordings"."state" = 'complete' and "recordings"."audio_deleted_at" is null;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "audio_chunks" AS PERMISSIVE FOR ALL TO public USING ("audio_chunks"."practitioner_id" = app_practitioner_id()) WITH CHECK ("audio_chunks"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "recording_segments" AS PERMISSIVE FOR ALL TO public USING ("recording_segments"."practitioner_id" = app_practitioner_id()) WITH CHECK ("recording_segments"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "recordings" AS PERMISSIVE FOR ALL TO public USING ("recordings"."practitioner_id" = app_practitioner_id()) WITH CHECK ("recordings"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "jobs_all_rows" ON "recordings" AS PERMISSIVE FOR SELECT TO "chartwright_jobs" USING (true);--> statement-breakpoint
ALTER TABLE "recordings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audio_chunks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recording_segments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "recordings", "audio_chunks", "recording_segments" TO chartwright_app;--> statement-breakpoint
GRANT SELECT ("id", "practitioner_id", "state", "completed_at", "audio_deleted_at") ON "recordings" TO chartwright_jobs;--> statement-breakpoint
-- Sound does not get smaller by compressing it once more.
ALTER TABLE "audio_chunks" ALTER COLUMN "pcm" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE INDEX "recording_segments_open" ON "recording_segments" USING btree ("recording_id","index") WHERE NOT "applied";--> statement-breakpoint
-- The queue's tables belong to the queue's role. Its own migrations run after these and would
-- create the schema themselves, which takes a right that this role does not have.
CREATE SCHEMA "graphile_worker" AUTHORIZATION chartwright_jobs;--> statement-breakpoint
SET LOCAL ROLE chartwright_jobs;--> statement-breakpoint
CREATE TABLE "graphile_worker"."migrations" (
	"id" int PRIMARY KEY,
	"ts" timestamptz DEFAULT now() NOT NULL,
	"breaking" boolean DEFAULT false NOT NULL
);--> statement-breakpoint
-- The one job that the application's role may order, and only for whom it acts. Ids, no content.
-- `start_at` is given by a job that orders its own next try; without it, a segment whose job is
-- there already gets no second one.
CREATE FUNCTION "graphile_worker"."order_transcription"(segment uuid, start_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = ''
AS $$
DECLARE
  name text := 'segment:' || segment;
BEGIN
  IF start_at IS NULL AND EXISTS (
    SELECT 1 FROM graphile_worker._private_jobs j
    WHERE j.key = name AND (j.locked_at IS NOT NULL OR j.attempts < j.max_attempts)
  ) THEN
    RETURN;
  END IF;
  PERFORM graphile_worker.add_job(
    'transcribe_segment',
    json_build_object('practitionerId', public.app_practitioner_id(), 'segmentId', segment),
    run_at => start_at, job_key => name);
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "graphile_worker"."order_transcription"(uuid, timestamptz) FROM PUBLIC;--> statement-breakpoint
GRANT USAGE ON SCHEMA "graphile_worker" TO chartwright_app;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "graphile_worker"."order_transcription"(uuid, timestamptz) TO chartwright_app;--> statement-breakpoint
RESET ROLE;
