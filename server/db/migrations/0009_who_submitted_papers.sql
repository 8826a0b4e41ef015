ALTER TABLE "shipping_instructions" ADD COLUMN "submitted_by" uuid;--> statement-breakpoint
ALTER TABLE "vgm_declarations" ADD COLUMN "submitted_by" uuid;--> statement-breakpoint
ALTER TABLE "shipping_instructions" ADD CONSTRAINT "shipping_instructions_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vgm_declarations" ADD CONSTRAINT "vgm_declarations_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;