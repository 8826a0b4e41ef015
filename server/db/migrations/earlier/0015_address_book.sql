CREATE TABLE "address_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"enterprise_id" uuid,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"telephone" text NOT NULL,
	"email" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address_entries" ADD CONSTRAINT "address_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_entries" ADD CONSTRAINT "address_entries_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_entries_enterprise" ON "address_entries" USING btree ("enterprise_id","used_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "address_entries_user" ON "address_entries" USING btree ("user_id","used_at" DESC NULLS LAST);