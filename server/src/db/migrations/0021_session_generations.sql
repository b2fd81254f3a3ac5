ALTER TABLE "accounts"."sessions" ADD COLUMN "first_counter" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts"."sessions" ADD COLUMN "seen_counter" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts"."sessions" ADD COLUMN "reuse_counter" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts"."sessions" ADD COLUMN "reuse_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
DROP FUNCTION "session_state"(uuid, uuid);--> statement-breakpoint
-- What the application's role may know of a session: whether it still counts for a token that was
-- given with this counter, and nothing else. That the newest one is used is noted once, and waits for
-- nobody.
CREATE FUNCTION "session_state"(session uuid, owner uuid, counter bigint) RETURNS text LANGUAGE sql VOLATILE
SECURITY DEFINER SET search_path = ''
AS $$
  UPDATE accounts.sessions SET seen_counter = counter WHERE id = (
    SELECT s.id FROM accounts.sessions s
    WHERE s.id = session AND s.user_id = owner AND s.refresh_counter = counter AND s.seen_counter < counter
    FOR UPDATE SKIP LOCKED
  );
  SELECT coalesce((
    SELECT CASE
      WHEN u.banned_until > now() THEN 'banned'
      WHEN s.first_counter > counter THEN 'over'
      WHEN s.aal = 'aal1' AND EXISTS (
        SELECT 1 FROM accounts.mfa_factors f WHERE f.user_id = u.id AND f.status = 'verified'
      ) THEN 'needs-factor'
      ELSE 'live'
    END
    FROM accounts.sessions s JOIN accounts.users u ON u.id = s.user_id
    WHERE s.id = session AND s.user_id = owner
  ), 'over')
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "session_state"(uuid, uuid, bigint) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "session_state"(uuid, uuid, bigint) TO chartwright_app;
