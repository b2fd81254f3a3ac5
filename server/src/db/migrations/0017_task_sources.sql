ALTER TABLE "tasks" ADD COLUMN "due_date" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "segment_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_own_session" FOREIGN KEY ("practitioner_id","session_id") REFERENCES "public"."sessions"("practitioner_id","id") ON DELETE SET NULL ("session_id") ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_session_title" ON "tasks" USING btree ("practitioner_id","session_id",lower(btrim(regexp_replace("title", '\s+', ' ', 'g'), ' .')));