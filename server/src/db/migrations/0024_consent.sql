CREATE TABLE "consent_wordings" (
	"practitioner_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_wordings_practitioner_id_version_pk" PRIMARY KEY("practitioner_id","version")
);
--> statement-breakpoint
ALTER TABLE "consent_wordings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "session_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"answer" text NOT NULL,
	"recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"recorded_by" text NOT NULL,
	"wording_version" integer,
	"wording" text,
	"transcript_deleted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "session_consents_place" UNIQUE("session_id","place"),
	CONSTRAINT "session_consents_answer" CHECK ("session_consents"."answer" in ('verbal', 'written', 'standing', 'declined', 'withdrawn')),
	CONSTRAINT "session_consents_wording" CHECK (("session_consents"."answer" = 'withdrawn') = ("session_consents"."wording" is null)
        and ("session_consents"."wording" is null) = ("session_consents"."wording_version" is null))
);
--> statement-breakpoint
ALTER TABLE "session_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "stopped_by" text;--> statement-breakpoint
ALTER TABLE "consent_wordings" ADD CONSTRAINT "consent_wordings_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_consents" ADD CONSTRAINT "session_consents_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_consents" ADD CONSTRAINT "session_consents_own_session" FOREIGN KEY ("practitioner_id","session_id") REFERENCES "public"."sessions"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_stopped_by" CHECK ("recordings"."stopped_by" in ('declined', 'withdrawn'));--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "consent_wordings" AS PERMISSIVE FOR ALL TO public USING ("consent_wordings"."practitioner_id" = app_practitioner_id()) WITH CHECK ("consent_wordings"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "session_consents" AS PERMISSIVE FOR ALL TO public USING ("session_consents"."practitioner_id" = app_practitioner_id()) WITH CHECK ("session_consents"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
ALTER TABLE "consent_wordings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "session_consents" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- No update and no delete: rows go with their session or their practitioner alone, by the foreign keys.
GRANT SELECT, INSERT ON "consent_wordings", "session_consents" TO chartwright_app;
