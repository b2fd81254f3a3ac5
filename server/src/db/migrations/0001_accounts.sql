CREATE SCHEMA "accounts";
--> statement-breakpoint
CREATE TABLE "accounts"."audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"user_id" uuid,
	"ip" text,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts"."mfa_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"factor_id" uuid NOT NULL,
	"ip" text NOT NULL,
	"code_hash" "bytea",
	"verified_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts"."mfa_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"friendly_name" text DEFAULT '' NOT NULL,
	"factor_type" text NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"sealed_secret" "bytea",
	"phone" text,
	"last_step" bigint,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_challenged_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mfa_factors_name" UNIQUE("user_id","friendly_name"),
	CONSTRAINT "mfa_factors_kind" CHECK (("accounts"."mfa_factors"."factor_type" = 'phone') = ("accounts"."mfa_factors"."phone" is not null))
);
--> statement-breakpoint
CREATE TABLE "accounts"."flows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text,
	"redirect_to" text NOT NULL,
	"code_challenge" text,
	"code_challenge_method" text,
	"sealed_secrets" "bytea",
	"auth_code_hash" "bytea",
	"user_id" uuid,
	"method" text,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts"."identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"email" text,
	"identity_data" jsonb NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_subject" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "accounts"."one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"link_hash" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"email" text NOT NULL,
	"code_challenge" text,
	"code_challenge_method" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_tokens_newest" UNIQUE("user_id","type")
);
--> statement-breakpoint
CREATE TABLE "accounts"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"refresh_key" "bytea" NOT NULL,
	"refresh_counter" bigint DEFAULT 0 NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"amr" jsonb NOT NULL,
	"factor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts"."users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"email_confirmed_at" timestamp with time zone,
	"new_email" text,
	"confirmation_sent_at" timestamp with time zone,
	"recovery_sent_at" timestamp with time zone,
	"email_change_sent_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"banned_until" timestamp with time zone,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "specialty" text;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "organization_name" text;--> statement-breakpoint
ALTER TABLE "practitioners" ADD COLUMN "organization_size" text;--> statement-breakpoint
ALTER TABLE "accounts"."mfa_challenges" ADD CONSTRAINT "mfa_challenges_factor_id_mfa_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "accounts"."mfa_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."mfa_factors" ADD CONSTRAINT "mfa_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "accounts"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."flows" ADD CONSTRAINT "flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "accounts"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "accounts"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "accounts"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "accounts"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "accounts"."audit_log" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "mfa_challenges_factor" ON "accounts"."mfa_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flows_auth_code" ON "accounts"."flows" USING btree ("auth_code_hash");--> statement-breakpoint
CREATE INDEX "identities_user" ON "accounts"."identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_link" ON "accounts"."one_time_tokens" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "accounts"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "accounts_all_rows" ON "practitioners" AS PERMISSIVE FOR ALL TO "chartwright_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT USAGE ON SCHEMA "accounts" TO chartwright_auth;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA "accounts" TO chartwright_auth;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "practitioners" TO chartwright_auth;--> statement-breakpoint
-- What the application's role may know of a session: whether it still counts, and nothing else.
CREATE FUNCTION "session_state"(session uuid, owner uuid) RETURNS text LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = ''
AS $$
  SELECT coalesce((
    SELECT CASE
      WHEN u.banned_until > now() THEN 'banned'
      WHEN s.aal = 'aal1' AND EXISTS (
        SELECT 1 FROM accounts.mfa_factors f WHERE f.user_id = u.id AND f.status = 'verified'
      ) THEN 'needs-factor'
      ELSE 'live'
    END
    FROM accounts.sessions s JOIN accounts.users u ON u.id = s.user_id
    WHERE s.id = session AND s.user_id = owner
  ), 'over')
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "session_state"(uuid, uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "session_state"(uuid, uuid) TO chartwright_app;
