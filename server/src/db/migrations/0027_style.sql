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
CREATE TABLE "style_learning" (
	"practitioner_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "style_learning" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "style_observations" (
	"practitioner_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source_hash" text NOT NULL,
	"target_hash" text NOT NULL,
	"is_edit" boolean NOT NULL,
	CONSTRAINT "style_observations_note_id_kind_source_hash_target_hash_pk" PRIMARY KEY("note_id","kind","source_hash","target_hash")
);
--> statement-breakpoint
ALTER TABLE "style_observations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "style_preferences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"source_hash" text NOT NULL,
	"target_hash" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "style_preferences_once" UNIQUE("practitioner_id","kind","source_hash","target_hash"),
	CONSTRAINT "style_preferences_kind" CHECK ("style_preferences"."kind" in ('heading', 'layout', 'word', 'removed', 'added'))
);
--> statement-breakpoint
ALTER TABLE "style_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "snippets" ADD CONSTRAINT "snippets_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style_learning" ADD CONSTRAINT "style_learning_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style_observations" ADD CONSTRAINT "style_observations_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style_observations" ADD CONSTRAINT "style_observations_own_note" FOREIGN KEY ("practitioner_id","note_id") REFERENCES "public"."notes"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style_preferences" ADD CONSTRAINT "style_preferences_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "style_observations_source" ON "style_observations" USING btree ("practitioner_id","kind","source_hash");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "snippets" AS PERMISSIVE FOR ALL TO public USING ("snippets"."practitioner_id" = app_practitioner_id()) WITH CHECK ("snippets"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "style_learning" AS PERMISSIVE FOR ALL TO public USING ("style_learning"."practitioner_id" = app_practitioner_id()) WITH CHECK ("style_learning"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "style_observations" AS PERMISSIVE FOR ALL TO public USING ("style_observations"."practitioner_id" = app_practitioner_id()) WITH CHECK ("style_observations"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "style_preferences" AS PERMISSIVE FOR ALL TO public USING ("style_preferences"."practitioner_id" = app_practitioner_id()) WITH CHECK ("style_preferences"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
ALTER TABLE "snippets" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "style_learning" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "style_observations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "style_preferences" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "snippets", "style_learning", "style_observations", "style_preferences" TO chartwright_app;
