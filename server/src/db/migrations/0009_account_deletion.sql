-- A practitioner's row takes everything of theirs with it, by the foreign keys.
GRANT DELETE ON "practitioners" TO chartwright_auth;
