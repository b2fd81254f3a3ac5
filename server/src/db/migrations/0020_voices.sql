CREATE TABLE "transcript_speakers" (
	"practitioner_id" uuid NOT NULL,
	"transcript_id" uuid NOT NULL,
	"label" text NOT NULL,
	"name" text,
	"role" text,
	CONSTRAINT "transcript_speakers_transcript_id_label_pk" PRIMARY KEY("transcript_id","label"),
	CONSTRAINT "transcript_speakers_role" CHECK ("transcript_speakers"."role" in ('clinician', 'patient', 'other'))
);
--> statement-breakpoint
ALTER TABLE "transcript_speakers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transcript_segments" DROP CONSTRAINT "transcript_segments_role";--> statement-breakpoint
ALTER TABLE "recording_segments" ADD COLUMN "voice_print" "bytea";--> statement-breakpoint
ALTER TABLE "recording_segments" ADD COLUMN "voice_s" real;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "labelled_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transcript_speakers" ADD CONSTRAINT "transcript_speakers_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_speakers" ADD CONSTRAINT "transcript_speakers_own_transcript" FOREIGN KEY ("practitioner_id","transcript_id") REFERENCES "public"."transcripts"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_segments" ADD CONSTRAINT "transcript_segments_role" CHECK ("transcript_segments"."role" in ('clinician', 'patient', 'other'));--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "transcript_speakers" AS PERMISSIVE FOR ALL TO public USING ("transcript_speakers"."practitioner_id" = app_practitioner_id()) WITH CHECK ("transcript_speakers"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
ALTER TABLE "transcript_speakers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "transcript_speakers" TO chartwright_app;