ALTER TABLE "instruction_drafts" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "instruction_drafts" ADD COLUMN "page" uuid;--> statement-breakpoint
ALTER TABLE "vgm_drafts" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "vgm_drafts" ADD COLUMN "page" uuid;--> statement-breakpoint
ALTER TABLE "instruction_drafts" ADD CONSTRAINT "instruction_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "vgm_drafts" ADD CONSTRAINT "vgm_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;