CREATE TABLE "note_dismissals" (
	"practitioner_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"dismissed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_dismissals_note_id_key_pk" PRIMARY KEY("note_id","key")
);
--> statement-breakpoint
ALTER TABLE "note_dismissals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scribe_sentences" (
	"practitioner_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "scribe_sentences_note_id_hash_pk" PRIMARY KEY("note_id","hash")
);
--> statement-breakpoint
ALTER TABLE "scribe_sentences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "note_dismissals" ADD CONSTRAINT "note_dismissals_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_dismissals" ADD CONSTRAINT "note_dismissals_own_note" FOREIGN KEY ("practitioner_id","note_id") REFERENCES "public"."notes"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scribe_sentences" ADD CONSTRAINT "scribe_sentences_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scribe_sentences" ADD CONSTRAINT "scribe_sentences_own_note" FOREIGN KEY ("practitioner_id","note_id") REFERENCES "public"."notes"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "note_dismissals" AS PERMISSIVE FOR ALL TO public USING ("note_dismissals"."practitioner_id" = app_practitioner_id()) WITH CHECK ("note_dismissals"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "scribe_sentences" AS PERMISSIVE FOR ALL TO public USING ("scribe_sentences"."practitioner_id" = app_practitioner_id()) WITH CHECK ("scribe_sentences"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
ALTER TABLE "note_dismissals" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "note_dismissals" TO chartwright_app;--> statement-breakpoint
ALTER TABLE "scribe_sentences" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "scribe_sentences" TO chartwright_app;
