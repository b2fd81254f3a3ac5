CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"template_id" uuid,
	"title" text NOT NULL,
	"note_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid,
	"template_title" text NOT NULL,
	"template_description" text DEFAULT '' NOT NULL,
	"template_type" text NOT NULL,
	"template_text" text NOT NULL,
	"icon" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "templates_owner" CHECK ("templates"."is_default" = ("templates"."practitioner_id" is null))
);
--> statement-breakpoint
ALTER TABLE "templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "sessions_owner_created";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "tabs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "active_tab_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "tab_contents" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "content_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_owner_id" UNIQUE("practitioner_id","id");--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_own_session" FOREIGN KEY ("practitioner_id","session_id") REFERENCES "public"."sessions"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_session" ON "notes" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "notes_template" ON "notes" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "templates_owner" ON "templates" USING btree ("practitioner_id");--> statement-breakpoint
CREATE INDEX "sessions_owner_created" ON "sessions" USING btree ("practitioner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "notes" AS PERMISSIVE FOR ALL TO public USING ("notes"."practitioner_id" = app_practitioner_id()) WITH CHECK ("notes"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "templates" AS PERMISSIVE FOR ALL TO public USING ("templates"."practitioner_id" = app_practitioner_id()) WITH CHECK ("templates"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "defaults_for_all" ON "templates" AS PERMISSIVE FOR SELECT TO public USING ("templates"."is_default");--> statement-breakpoint
CREATE POLICY "defaults_by_owner" ON "templates" AS PERMISSIVE FOR ALL TO public USING ("templates"."is_default" and current_user <> 'chartwright_app') WITH CHECK ("templates"."is_default" and current_user <> 'chartwright_app');--> statement-breakpoint
ALTER TABLE "notes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "templates" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "notes", "templates" TO chartwright_app;
