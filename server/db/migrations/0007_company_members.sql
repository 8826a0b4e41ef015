CREATE TABLE "company_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "enterprise_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_open" ON "company_invitations" USING btree ("enterprise_id","recipient") WHERE "company_invitations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "company_invitations_recipient" ON "company_invitations" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "audit_entries_enterprise" ON "audit_entries" USING btree ("enterprise_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_enterprise" ON "users" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "orders_enterprise" ON "orders" USING btree ("enterprise_id","placed_at" DESC NULLS FIRST,"order_no" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_quotes_enterprise" ON "saved_quotes" USING btree ("enterprise_id","saved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);