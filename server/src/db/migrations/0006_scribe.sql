CREATE TABLE "note_evidence" (
	"practitioner_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"sentence_index" integer NOT NULL,
	"sentence" text NOT NULL,
	"segment_ids" uuid[] NOT NULL,
	CONSTRAINT "note_evidence_note_id_sentence_index_pk" PRIMARY KEY("note_id","sentence_index")
);
--> statement-breakpoint
ALTER TABLE "note_evidence" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_owner_id" UNIQUE("practitioner_id","id");--> statement-breakpoint
ALTER TABLE "note_evidence" ADD CONSTRAINT "note_evidence_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_evidence" ADD CONSTRAINT "note_evidence_own_note" FOREIGN KEY ("practitioner_id","note_id") REFERENCES "public"."notes"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "note_evidence" AS PERMISSIVE FOR ALL TO public USING ("note_evidence"."practitioner_id" = app_practitioner_id()) WITH CHECK ("note_evidence"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
ALTER TABLE "note_evidence" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "note_evidence" TO chartwright_app;
