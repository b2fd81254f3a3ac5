CREATE TABLE "snippets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"shortcut" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "snippets_shortcut" UNIQUE("practitioner_id","shortcut")
);
--> statement-breakpoint
ALTER TABLE "snippets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "snippets" ADD CONSTRAINT "snippets_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "snippets" AS PERMISSIVE FOR ALL TO public USING ("snippets"."practitioner_id" = app_practitioner_id()) WITH CHECK ("snippets"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
ALTER TABLE "snippets" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "snippets" TO chartwright_app;
