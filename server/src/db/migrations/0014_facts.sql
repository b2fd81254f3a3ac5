CREATE TABLE "fact_corrections" (
	"practitioner_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"fact_id" uuid NOT NULL,
	"was_heard" boolean NOT NULL,
	"heard" jsonb,
	"content" jsonb,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"segment_id" uuid,
	"from_place" integer,
	"to_place" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fact_corrections_session_id_fact_id_pk" PRIMARY KEY("session_id","fact_id")
);
--> statement-breakpoint
ALTER TABLE "fact_corrections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "fact_corrections" ADD CONSTRAINT "fact_corrections_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_corrections" ADD CONSTRAINT "fact_corrections_own_session" FOREIGN KEY ("practitioner_id","session_id") REFERENCES "public"."sessions"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "fact_corrections" AS PERMISSIVE FOR ALL TO public USING ("fact_corrections"."practitioner_id" = app_practitioner_id()) WITH CHECK ("fact_corrections"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
ALTER TABLE "fact_corrections" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "fact_corrections" TO chartwright_app;
