CREATE TABLE "order_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"line" text NOT NULL,
	"is_dangerous" boolean NOT NULL,
	"route_zh" text NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"enterprise_id" uuid,
	"name" text NOT NULL,
	"line" text NOT NULL,
	"offer_id" text NOT NULL,
	"is_dangerous" boolean NOT NULL,
	"route_zh" text NOT NULL,
	"carriage_zh" text NOT NULL,
	"departs_at" timestamp with time zone,
	"items_zh" text NOT NULL,
	"form" jsonb NOT NULL,
	"offer" jsonb NOT NULL,
	"fees" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"order_no" text,
	"share_nonce" text,
	"share_hash" text,
	"search_text" text GENERATED ALWAYS AS (lower(normalize(name || chr(10) || route_zh || chr(10) || carriage_zh, NFKC))) STORED NOT NULL,
	CONSTRAINT "saved_quotes_share_hash_unique" UNIQUE("share_hash")
);
--> statement-breakpoint
ALTER TABLE "order_templates" ADD CONSTRAINT "order_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_quotes" ADD CONSTRAINT "saved_quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_quotes" ADD CONSTRAINT "saved_quotes_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_quotes" ADD CONSTRAINT "saved_quotes_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_templates_user" ON "order_templates" USING btree ("user_id","used_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_quotes_user" ON "saved_quotes" USING btree ("user_id","saved_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "saved_quotes_order" ON "saved_quotes" USING btree ("order_no");