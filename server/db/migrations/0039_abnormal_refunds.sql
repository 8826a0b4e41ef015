ALTER TABLE "refunds" ADD COLUMN "abnormal_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "transfer_no" text;