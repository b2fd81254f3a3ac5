CREATE TABLE "practitioner_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "practitioner_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transcript_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"transcript_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transcript_edits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transcript_segments" ADD COLUMN "word_confidence" real[];--> statement-breakpoint
ALTER TABLE "transcript_segments" ADD COLUMN "original_text" text;--> statement-breakpoint
ALTER TABLE "transcript_segments" ADD COLUMN "is_checked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transcript_segments" ADD COLUMN "sound_ids" uuid[];--> statement-breakpoint
ALTER TABLE "recording_segments" ADD COLUMN "word_confidence" real[];--> statement-breakpoint
ALTER TABLE "practitioner_words" ADD CONSTRAINT "practitioner_words_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_edits" ADD CONSTRAINT "transcript_edits_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_edits" ADD CONSTRAINT "transcript_edits_own_transcript" FOREIGN KEY ("practitioner_id","transcript_id") REFERENCES "public"."transcripts"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "practitioner_words_once" ON "practitioner_words" USING btree ("practitioner_id",lower("text"));--> statement-breakpoint
CREATE INDEX "transcript_edits_transcript" ON "transcript_edits" USING btree ("transcript_id","created_at");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "practitioner_words" AS PERMISSIVE FOR ALL TO public USING ("practitioner_words"."practitioner_id" = app_practitioner_id()) WITH CHECK ("practitioner_words"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "transcript_edits" AS PERMISSIVE FOR ALL TO public USING ("transcript_edits"."practitioner_id" = app_practitioner_id()) WITH CHECK ("transcript_edits"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
ALTER TABLE "practitioner_words" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transcript_edits" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "practitioner_words", "transcript_edits" TO chartwright_app;
