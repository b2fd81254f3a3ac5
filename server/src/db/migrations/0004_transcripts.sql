CREATE TABLE "transcript_segments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"transcript_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"start_ms" integer,
	"end_ms" integer,
	"speaker" text,
	"text" text NOT NULL,
	"confidence" real,
	-- Checked at the end, so that lines can change places.
	CONSTRAINT "transcript_segments_place" UNIQUE("transcript_id","index") DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
ALTER TABLE "transcript_segments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transcripts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transcripts_session" UNIQUE("session_id"),
	CONSTRAINT "transcripts_owner_id" UNIQUE("practitioner_id","id")
);
--> statement-breakpoint
ALTER TABLE "transcripts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transcript_segments" ADD CONSTRAINT "transcript_segments_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_segments" ADD CONSTRAINT "transcript_segments_own_transcript" FOREIGN KEY ("practitioner_id","transcript_id") REFERENCES "public"."transcripts"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_own_session" FOREIGN KEY ("practitioner_id","session_id") REFERENCES "public"."sessions"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "transcript_segments" AS PERMISSIVE FOR ALL TO public USING ("transcript_segments"."practitioner_id" = app_practitioner_id()) WITH CHECK ("transcript_segments"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "transcripts" AS PERMISSIVE FOR ALL TO public USING ("transcripts"."practitioner_id" = app_practitioner_id()) WITH CHECK ("transcripts"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
ALTER TABLE "transcripts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transcript_segments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "transcripts", "transcript_segments" TO chartwright_app;
