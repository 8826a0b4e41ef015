CREATE TABLE "sessions_ended_by_password" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "opened_by" text;