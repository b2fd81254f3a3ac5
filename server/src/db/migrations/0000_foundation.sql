-- The practitioner on whose behalf the transaction runs; null outside of one, which matches no row.
CREATE FUNCTION "app_practitioner_id"() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT nullif(current_setting('app.practitioner_id', true), '')::uuid $$;--> statement-breakpoint
CREATE TABLE "patients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "patients_owner_id" UNIQUE("practitioner_id","id")
);
--> statement-breakpoint
ALTER TABLE "patients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "practitioners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT 'Other' NOT NULL,
	"country" text DEFAULT 'Other' NOT NULL,
	"access_status" text DEFAULT 'unverified' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practitioners_email_unique" UNIQUE("email"),
	CONSTRAINT "practitioners_access_status" CHECK ("practitioners"."access_status" in ('verified', 'unverified', 'blocked'))
);
--> statement-breakpoint
ALTER TABLE "practitioners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"patient_id" uuid,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"sealed_jwk" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"patient_id" uuid,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_own_patient" FOREIGN KEY ("practitioner_id","patient_id") REFERENCES "public"."patients"("practitioner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_own_patient" FOREIGN KEY ("practitioner_id","patient_id") REFERENCES "public"."patients"("practitioner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patients_owner_name" ON "patients" USING btree ("practitioner_id",lower("name"));--> statement-breakpoint
CREATE INDEX "sessions_owner_created" ON "sessions" USING btree ("practitioner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_patient" ON "sessions" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "tasks_owner_created" ON "tasks" USING btree ("practitioner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tasks_patient" ON "tasks" USING btree ("patient_id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "patients" AS PERMISSIVE FOR ALL TO public USING ("patients"."practitioner_id" = app_practitioner_id()) WITH CHECK ("patients"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "practitioners" AS PERMISSIVE FOR ALL TO public USING ("practitioners"."id" = app_practitioner_id()) WITH CHECK ("practitioners"."id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "sessions" AS PERMISSIVE FOR ALL TO public USING ("sessions"."practitioner_id" = app_practitioner_id()) WITH CHECK ("sessions"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "tasks" AS PERMISSIVE FOR ALL TO public USING ("tasks"."practitioner_id" = app_practitioner_id()) WITH CHECK ("tasks"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
-- FORCE: the owner of the tables is bound as well.
ALTER TABLE "practitioners" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "patients" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tasks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON "practitioners" TO chartwright_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "patients", "sessions", "tasks", "rate_limits" TO chartwright_app;
