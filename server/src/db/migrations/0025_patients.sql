ALTER TABLE "patients" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "record_number" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "sex" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "pronouns" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "note_signatures" ADD COLUMN "ledger" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "patients_record_number" ON "patients" USING btree ("practitioner_id",lower("record_number"));--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_sex" CHECK ("patients"."sex" in ('female', 'male', 'other', 'unknown'));--> statement-breakpoint
-- As in 0023, with the column that is new.
CREATE OR REPLACE FUNCTION "guard_signature"() RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
	IF (NEW.id, NEW.practitioner_id, NEW.note_id, NEW.version_id, NEW.signer_name, NEW.signer_role, NEW.signed_at, NEW.content_sha256, NEW.evidence, NEW.acknowledged, NEW.ledger)
		IS DISTINCT FROM
		(OLD.id, OLD.practitioner_id, OLD.note_id, OLD.version_id, OLD.signer_name, OLD.signer_role, OLD.signed_at, OLD.content_sha256, OLD.evidence, OLD.acknowledged, OLD.ledger)
		OR OLD.unsigned_at IS NOT NULL OR NEW.unsigned_at IS NULL OR NEW.unsigned_reason !~ '\S'
		OR NOT EXISTS (SELECT FROM public.practitioners p WHERE p.id = NEW.practitioner_id AND p.name = NEW.unsigned_name) THEN
		RAISE EXCEPTION 'a signature is withdrawn once, with a reason, and not changed' USING ERRCODE = 'CW409';
	END IF;
	NEW.unsigned_at := now();
	RETURN NEW;
END
$$;
