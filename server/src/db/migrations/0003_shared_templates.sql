ALTER TABLE "templates" ADD COLUMN "shared_by" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "templates_shared" ON "templates" USING btree ("created_at") WHERE "templates"."shared_by" is not null;--> statement-breakpoint
CREATE POLICY "shared_for_all" ON "templates" AS PERMISSIVE FOR SELECT TO public USING ("templates"."shared_by" is not null);