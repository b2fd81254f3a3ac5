CREATE TABLE "note_addenda" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"signature_id" uuid NOT NULL,
	"text" text NOT NULL,
	"signer_name" text NOT NULL,
	"signer_role" text NOT NULL,
	"signed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"content_sha256" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "note_addenda" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "note_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"signer_name" text NOT NULL,
	"signer_role" text NOT NULL,
	"signed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"content_sha256" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"acknowledged" jsonb NOT NULL,
	"unsigned_at" timestamp (3) with time zone,
	"unsigned_name" text,
	"unsigned_reason" text,
	CONSTRAINT "note_signatures_owner_id" UNIQUE("practitioner_id","id"),
	CONSTRAINT "note_signatures_unsigned" CHECK (("note_signatures"."unsigned_at" is null) = ("note_signatures"."unsigned_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "note_signatures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "note_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"note_text" text NOT NULL,
	"writer" text NOT NULL,
	"writer_name" text,
	"model" text,
	"product_version" text,
	"accepted_by" text,
	"restored_from" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_versions_number" UNIQUE("note_id","number"),
	CONSTRAINT "note_versions_owner_id" UNIQUE("practitioner_id","id"),
	CONSTRAINT "note_versions_writer" CHECK ("note_versions"."writer" in ('scribe', 'person', 'unknown'))
);
--> statement-breakpoint
ALTER TABLE "note_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "note_addenda" ADD CONSTRAINT "note_addenda_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_addenda" ADD CONSTRAINT "note_addenda_own_note" FOREIGN KEY ("practitioner_id","note_id") REFERENCES "public"."notes"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_addenda" ADD CONSTRAINT "note_addenda_own_signature" FOREIGN KEY ("practitioner_id","signature_id") REFERENCES "public"."note_signatures"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_signatures" ADD CONSTRAINT "note_signatures_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_signatures" ADD CONSTRAINT "note_signatures_own_note" FOREIGN KEY ("practitioner_id","note_id") REFERENCES "public"."notes"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_signatures" ADD CONSTRAINT "note_signatures_own_version" FOREIGN KEY ("practitioner_id","version_id") REFERENCES "public"."note_versions"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_versions" ADD CONSTRAINT "note_versions_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_versions" ADD CONSTRAINT "note_versions_own_note" FOREIGN KEY ("practitioner_id","note_id") REFERENCES "public"."notes"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_addenda_note" ON "note_addenda" USING btree ("note_id","signed_at");--> statement-breakpoint
CREATE INDEX "note_addenda_signature" ON "note_addenda" USING btree ("signature_id");--> statement-breakpoint
CREATE UNIQUE INDEX "note_signatures_one" ON "note_signatures" USING btree ("note_id") WHERE "note_signatures"."unsigned_at" is null;--> statement-breakpoint
CREATE INDEX "note_signatures_version" ON "note_signatures" USING btree ("version_id");--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "note_addenda" AS PERMISSIVE FOR ALL TO public USING ("note_addenda"."practitioner_id" = app_practitioner_id()) WITH CHECK ("note_addenda"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "note_signatures" AS PERMISSIVE FOR ALL TO public USING ("note_signatures"."practitioner_id" = app_practitioner_id()) WITH CHECK ("note_signatures"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "note_versions" AS PERMISSIVE FOR ALL TO public USING ("note_versions"."practitioner_id" = app_practitioner_id()) WITH CHECK ("note_versions"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
-- What is there already begins its history as it is.
ALTER TABLE "notes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "practitioners" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "note_versions" ("id", "practitioner_id", "note_id", "number", "note_text", "writer", "writer_name", "model", "created_at", "updated_at")
	SELECT gen_random_uuid(), n."practitioner_id", n."id", 1, n."note_text",
		CASE WHEN n."provider" IS NULL THEN 'person' WHEN n."version" = 1 THEN 'scribe' ELSE 'unknown' END,
		CASE WHEN n."provider" IS NULL THEN p."name" WHEN n."version" = 1 THEN n."provider" END,
		CASE WHEN n."version" = 1 THEN n."model" END,
		n."created_at", n."updated_at"
	FROM "notes" n JOIN "practitioners" p ON p."id" = n."practitioner_id";--> statement-breakpoint
ALTER TABLE "notes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "practitioners" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "note_versions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "note_signatures" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "note_addenda" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- None of them may be deleted: they go with their note, by the foreign keys.
GRANT SELECT, INSERT, UPDATE ("note_text", "updated_at") ON "note_versions" TO chartwright_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ("unsigned_at", "unsigned_name", "unsigned_reason") ON "note_signatures" TO chartwright_app;--> statement-breakpoint
GRANT SELECT, INSERT ON "note_addenda" TO chartwright_app;--> statement-breakpoint
-- The functions below run as whoever writes. Names of tables have their schema, so that no table of
-- the session's own stands in for them. CW423: the note is signed. CW409: a signature is not true.
--
-- Looks as the note's owner, whatever the setting is at that moment: it may be changed within a statement.
CREATE FUNCTION "has_signature"(owner uuid, note uuid, is_in_force boolean) RETURNS boolean LANGUAGE plpgsql VOLATILE
AS $$
DECLARE
	before text := current_setting('app.practitioner_id', true);
	found_one boolean;
BEGIN
	PERFORM set_config('app.practitioner_id', owner::text, true);
	SELECT EXISTS (SELECT FROM public.note_signatures s
		WHERE s.practitioner_id = owner AND s.note_id = note AND (s.unsigned_at IS NULL OR NOT is_in_force))
		INTO found_one;
	PERFORM set_config('app.practitioner_id', coalesce(before, ''), true);
	RETURN found_one;
END
$$;--> statement-breakpoint
-- Flags that tell of the transcript may change, and a deleted template leaves its notes.
CREATE FUNCTION "guard_signed_note"() RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
	IF (NEW.id, NEW.practitioner_id, NEW.session_id, NEW.title, NEW.note_text, NEW.provider, NEW.model, NEW.remark, NEW.version, NEW.created_at, NEW.updated_at)
		IS NOT DISTINCT FROM
		(OLD.id, OLD.practitioner_id, OLD.session_id, OLD.title, OLD.note_text, OLD.provider, OLD.model, OLD.remark, OLD.version, OLD.created_at, OLD.updated_at)
		AND (NEW.template_id IS NULL OR NEW.template_id IS NOT DISTINCT FROM OLD.template_id) THEN
		RETURN NEW;
	END IF;
	IF public.has_signature(OLD.practitioner_id, OLD.id, true) THEN
		RAISE EXCEPTION 'the note is signed' USING ERRCODE = 'CW423';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
-- Foreign keys of a deleted session or account act inside of a trigger, as the owner of the table. A
-- signature that was withdrawn counts too: its reason stays.
CREATE FUNCTION "guard_once_signed_note"() RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
	IF pg_trigger_depth() > 1 AND current_user = (SELECT pg_get_userbyid(c.relowner) FROM pg_catalog.pg_class c WHERE c.oid = TG_RELID) THEN
		RETURN OLD;
	END IF;
	IF public.has_signature(OLD.practitioner_id, OLD.id, false) THEN
		RAISE EXCEPTION 'the note is signed' USING ERRCODE = 'CW423';
	END IF;
	RETURN OLD;
END
$$;--> statement-breakpoint
CREATE FUNCTION "guard_note_version"() RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
	IF public.has_signature(NEW.practitioner_id, NEW.note_id, true) THEN
		RAISE EXCEPTION 'the note is signed' USING ERRCODE = 'CW423';
	END IF;
	IF TG_OP = 'UPDATE' AND (OLD.writer <> 'person' OR OLD.restored_from IS NOT NULL
		OR EXISTS (SELECT FROM public.note_signatures s WHERE s.version_id = OLD.id)
		OR EXISTS (SELECT FROM public.note_versions v WHERE v.note_id = OLD.note_id AND v.number > OLD.number)) THEN
		RAISE EXCEPTION 'this version stays as it is' USING ERRCODE = 'CW423';
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
-- The note is written without a change: whoever writes it at the same time waits, or fails.
CREATE FUNCTION "check_signature"() RETURNS trigger LANGUAGE plpgsql
AS $$
DECLARE
	content text;
BEGIN
	UPDATE public.notes n SET title = n.title WHERE n.practitioner_id = NEW.practitioner_id AND n.id = NEW.note_id
		RETURNING n.note_text INTO content;
	IF content IS NULL
		OR NEW.content_sha256 <> encode(sha256(convert_to(content, 'UTF8')), 'hex')
		OR NEW.unsigned_at IS NOT NULL
		OR NOT EXISTS (SELECT FROM public.note_versions v WHERE v.id = NEW.version_id AND v.note_id = NEW.note_id AND v.note_text = content
			AND v.number = (SELECT max(w.number) FROM public.note_versions w WHERE w.note_id = NEW.note_id))
		OR NOT EXISTS (SELECT FROM public.practitioners p WHERE p.id = NEW.practitioner_id AND p.name = NEW.signer_name AND p.role = NEW.signer_role) THEN
		RAISE EXCEPTION 'the signature is not of this text by this person' USING ERRCODE = 'CW409';
	END IF;
	NEW.signed_at := now();
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION "guard_signature"() RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
	IF (NEW.id, NEW.practitioner_id, NEW.note_id, NEW.version_id, NEW.signer_name, NEW.signer_role, NEW.signed_at, NEW.content_sha256, NEW.evidence, NEW.acknowledged)
		IS DISTINCT FROM
		(OLD.id, OLD.practitioner_id, OLD.note_id, OLD.version_id, OLD.signer_name, OLD.signer_role, OLD.signed_at, OLD.content_sha256, OLD.evidence, OLD.acknowledged)
		OR OLD.unsigned_at IS NOT NULL OR NEW.unsigned_at IS NULL OR NEW.unsigned_reason !~ '\S'
		OR NOT EXISTS (SELECT FROM public.practitioners p WHERE p.id = NEW.practitioner_id AND p.name = NEW.unsigned_name) THEN
		RAISE EXCEPTION 'a signature is withdrawn once, with a reason, and not changed' USING ERRCODE = 'CW409';
	END IF;
	NEW.unsigned_at := now();
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION "check_addendum"() RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
	PERFORM FROM public.note_signatures s WHERE s.id = NEW.signature_id AND s.note_id = NEW.note_id AND s.unsigned_at IS NULL FOR SHARE;
	IF NOT FOUND
		OR NEW.content_sha256 <> encode(sha256(convert_to(NEW.text, 'UTF8')), 'hex')
		OR NOT EXISTS (SELECT FROM public.practitioners p WHERE p.id = NEW.practitioner_id AND p.name = NEW.signer_name AND p.role = NEW.signer_role) THEN
		RAISE EXCEPTION 'the addendum is not of a signed note by this person' USING ERRCODE = 'CW409';
	END IF;
	NEW.signed_at := now();
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "notes_signed" BEFORE UPDATE ON "notes" FOR EACH ROW EXECUTE FUNCTION "guard_signed_note"();--> statement-breakpoint
CREATE TRIGGER "notes_once_signed" BEFORE DELETE ON "notes" FOR EACH ROW EXECUTE FUNCTION "guard_once_signed_note"();--> statement-breakpoint
CREATE TRIGGER "note_versions_signed" BEFORE INSERT OR UPDATE ON "note_versions" FOR EACH ROW EXECUTE FUNCTION "guard_note_version"();--> statement-breakpoint
CREATE TRIGGER "note_signatures_true" BEFORE INSERT ON "note_signatures" FOR EACH ROW EXECUTE FUNCTION "check_signature"();--> statement-breakpoint
CREATE TRIGGER "note_signatures_withdrawn" BEFORE UPDATE ON "note_signatures" FOR EACH ROW EXECUTE FUNCTION "guard_signature"();--> statement-breakpoint
CREATE TRIGGER "note_addenda_true" BEFORE INSERT ON "note_addenda" FOR EACH ROW EXECUTE FUNCTION "check_addendum"();
