ALTER TABLE "order_documents" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "correction" jsonb;--> statement-breakpoint
CREATE INDEX "order_shipments_content" ON "order_shipments" USING gin ("content" jsonb_path_ops);