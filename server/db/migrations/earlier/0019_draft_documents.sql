ALTER TABLE "order_documents" ALTER COLUMN "order_no" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "order_documents" VALIDATE CONSTRAINT "order_documents_user_id_users_id_fk";--> statement-breakpoint
CREATE INDEX "order_documents_draft" ON "order_documents" USING btree ("user_id","uploaded_at") WHERE "order_documents"."user_id" is not null;