CREATE TABLE "vocabulary_editions" (
	"kind" text PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"names" integer NOT NULL,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vocabulary_names" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "vocabulary_names_kind_name_code_pk" PRIMARY KEY("kind","name","code")
);
--> statement-breakpoint
GRANT SELECT ON "vocabulary_editions", "vocabulary_names" TO chartwright_app;
