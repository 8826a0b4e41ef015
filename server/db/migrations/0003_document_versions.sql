ALTER TABLE "order_documents" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "replaced_by" uuid;