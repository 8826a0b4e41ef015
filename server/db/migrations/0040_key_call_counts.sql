ALTER TABLE "api_keys" ADD COLUMN "calls_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "calls_counted" integer DEFAULT 0 NOT NULL;