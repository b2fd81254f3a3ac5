CREATE TABLE "search_texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"practitioner_id" uuid NOT NULL,
	"note_id" uuid,
	"transcript_id" uuid,
	"block" integer NOT NULL,
	"words" tsvector NOT NULL,
	CONSTRAINT "search_texts_note" UNIQUE("note_id","block"),
	CONSTRAINT "search_texts_transcript" UNIQUE("transcript_id","block"),
	CONSTRAINT "search_texts_of_one" CHECK (num_nonnulls("search_texts"."note_id", "search_texts"."transcript_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "search_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_practitioner_id_practitioners_id_fk" FOREIGN KEY ("practitioner_id") REFERENCES "public"."practitioners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_own_note" FOREIGN KEY ("practitioner_id","note_id") REFERENCES "public"."notes"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_own_transcript" FOREIGN KEY ("practitioner_id","transcript_id") REFERENCES "public"."transcripts"("practitioner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_texts_words" ON "search_texts" USING gin ("words") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE POLICY "own_rows_only" ON "search_texts" AS PERMISSIVE FOR ALL TO public USING ("search_texts"."practitioner_id" = app_practitioner_id()) WITH CHECK ("search_texts"."practitioner_id" = app_practitioner_id());--> statement-breakpoint
CREATE POLICY "search_all_rows" ON "search_texts" AS PERMISSIVE FOR SELECT TO "chartwright_search" USING (true);--> statement-breakpoint
ALTER TABLE "search_texts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "search_texts" TO chartwright_app;--> statement-breakpoint
GRANT SELECT ("practitioner_id", "note_id", "transcript_id", "words") ON "search_texts" TO chartwright_search;--> statement-breakpoint
-- In lower case, without accents, Arabic vowel signs and the like. Of names most are plain ASCII.
CREATE FUNCTION "search_fold"(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN octet_length(said) = length(said) THEN lower(said)
	ELSE lower(regexp_replace(normalize(said, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u3099\u309a]', '', 'g')) END;--> statement-breakpoint
-- Folded, in order. Characters of Chinese and Japanese are words by themselves, for nothing parts
-- their words. What is no word is named by its ranges: classes of characters depend on the locale.
CREATE FUNCTION "search_words"(said text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_remove(string_to_array(
	regexp_replace(
		regexp_replace(search_fold(said), '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g'),
		'[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u055a-\u055f\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u2bff\u3000-\u303f\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff]+', ' ', 'g'),
	' '), '');--> statement-breakpoint
-- Each word, its English stem, and whose it is: the index finds nobody else's rows. Nothing is ever
-- looked for that is longer.
CREATE FUNCTION "search_vector"(owner uuid, said text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT array_to_tsvector(array_agg(DISTINCT l.lexeme) || owner::text)
	FROM (SELECT DISTINCT left(w, 64) AS word FROM unnest(search_words(said)) w) d,
		LATERAL (VALUES (d.word), ((ts_lexize('english_stem', d.word))[1])) AS l(lexeme)
	WHERE l.lexeme <> '');--> statement-breakpoint
-- As a note stands on the screen, roughly: marks inside of a line part no words.
CREATE FUNCTION "search_note_text"(title text, html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN title || ' ' || regexp_replace(regexp_replace(html, '</?(strong|em|u|s|code)>', '', 'g'), '<[^>]*>|&[a-z0-9#]+;', ' ', 'g');--> statement-breakpoint
-- Block by block, so that a line which is added to a long transcript writes the last block alone.
-- Blocks overlap, so that no word is cut in both. Runs as whoever writes, under their own rows.
CREATE FUNCTION "index_text"() RETURNS trigger LANGUAGE plpgsql
AS $$
DECLARE
	size constant int := 8000;
	of_note constant boolean := TG_TABLE_NAME = 'notes';
	was text;
	said text;
	part text;
	place int := 0;
	chars int;
BEGIN
	IF of_note THEN
		said := public.search_note_text(NEW.title, NEW.note_text);
		IF TG_OP = 'UPDATE' THEN was := public.search_note_text(OLD.title, OLD.note_text); END IF;
	ELSE
		-- A copy: a long text as it is stored would be unpacked for each block.
		said := NEW.text || '';
		IF TG_OP = 'UPDATE' THEN was := OLD.text || ''; END IF;
	END IF;
	chars := length(said);
	WHILE place * size < chars LOOP
		part := substr(said, place * size + 1, size + 64);
		IF was IS NULL OR part <> substr(was, place * size + 1, size + 64) THEN
			IF of_note THEN
				INSERT INTO public.search_texts (practitioner_id, note_id, block, words)
					VALUES (NEW.practitioner_id, NEW.id, place, coalesce(public.search_vector(NEW.practitioner_id, part), ''))
					ON CONFLICT (note_id, block) DO UPDATE SET words = excluded.words;
			ELSE
				INSERT INTO public.search_texts (practitioner_id, transcript_id, block, words)
					VALUES (NEW.practitioner_id, NEW.id, place, coalesce(public.search_vector(NEW.practitioner_id, part), ''))
					ON CONFLICT (transcript_id, block) DO UPDATE SET words = excluded.words;
			END IF;
		END IF;
		place := place + 1;
	END LOOP;
	IF length(was) > place * size THEN
		IF of_note THEN
			DELETE FROM public.search_texts WHERE practitioner_id = NEW.practitioner_id AND note_id = NEW.id AND block >= place;
		ELSE
			DELETE FROM public.search_texts WHERE practitioner_id = NEW.practitioner_id AND transcript_id = NEW.id AND block >= place;
		END IF;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "notes_index_text" AFTER INSERT OR UPDATE OF "title", "note_text" ON "notes" FOR EACH ROW EXECUTE FUNCTION "index_text"();--> statement-breakpoint
CREATE TRIGGER "transcripts_index_text" AFTER INSERT OR UPDATE OF "text" ON "transcripts" FOR EACH ROW EXECUTE FUNCTION "index_text"();--> statement-breakpoint
-- What is there already.
ALTER TABLE "search_texts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transcripts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "search_texts" ("practitioner_id", "note_id", "block", "words")
	SELECT n.practitioner_id, n.id, b, coalesce(search_vector(n.practitioner_id, substr(t, b * 8000 + 1, 8064)), '')
	FROM "notes" n, search_note_text(n.title, n.note_text) t, generate_series(0, (length(t) - 1) / 8000) b;--> statement-breakpoint
INSERT INTO "search_texts" ("practitioner_id", "transcript_id", "block", "words")
	SELECT t.practitioner_id, t.id, b, coalesce(search_vector(t.practitioner_id, substr(t.text, b * 8000 + 1, 8064)), '')
	FROM "transcripts" t, generate_series(0, (length(t.text) - 1) / 8000) b WHERE t.text <> '';--> statement-breakpoint
ALTER TABLE "search_texts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transcripts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Row-level security keeps its condition before every operator that is not leakproof, and the one of
-- words is not: under it the index could not be used. So this function looks as a role that sees all
-- rows and nothing but words and ids, adds the same condition itself, and answers with ids. What
-- they name is read by the caller, under row-level security.
CREATE SCHEMA "search" AUTHORIZATION chartwright_search;--> statement-breakpoint
SET LOCAL ROLE chartwright_search;--> statement-breakpoint
CREATE FUNCTION "search"."own_texts"(asked text, most integer) RETURNS TABLE (note_id uuid, transcript_id uuid)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = '' SET plan_cache_mode = 'force_custom_plan'
AS $$
DECLARE
	owner uuid := public.app_practitioner_id();
	words text[] := (public.search_words(asked))[1:20];
	last int := cardinality(words);
	wanted text;
BEGIN
	-- One letter is in every text. One character of Chinese is a word.
	IF owner IS NULL OR NOT EXISTS (SELECT FROM unnest(words) w WHERE octet_length(w) > 1) THEN
		RETURN;
	END IF;
	SELECT string_agg(
		format('(%L%s%s)', left(w, 64),
			CASE WHEN place = last AND octet_length(w) > 1 THEN ':*' END,
			' | ' || quote_literal(nullif((ts_lexize('english_stem', w))[1], ''))), ' & ')
		INTO wanted FROM unnest(words) WITH ORDINALITY AS asked_for(w, place);
	RETURN QUERY
		SELECT f.note_id, f.transcript_id FROM (
			SELECT DISTINCT t.note_id, t.transcript_id FROM public.search_texts t
			WHERE t.practitioner_id = owner AND t.words @@ (quote_literal(owner) || ' & ' || wanted)::tsquery
		) f
		-- Ids are in order of time.
		ORDER BY coalesce(f.note_id, f.transcript_id) DESC LIMIT most;
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "search"."own_texts"(text, integer) FROM PUBLIC;--> statement-breakpoint
GRANT USAGE ON SCHEMA "search" TO chartwright_app;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "search"."own_texts"(text, integer) TO chartwright_app;--> statement-breakpoint
RESET ROLE;
