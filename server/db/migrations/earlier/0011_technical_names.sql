ALTER TABLE "dangerous_goods_entries" ADD COLUMN "technical_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dangerous_goods_entries" ADD COLUMN "ibc_instruction" text;