CREATE SEQUENCE "public"."enquiry_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"picture" text NOT NULL,
	"offers" jsonb NOT NULL,
	"rules" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name_zh" text NOT NULL,
	"port_code" text NOT NULL,
	"introduction" text NOT NULL,
	"terminals" text[] NOT NULL,
	"dangerous_notes" text[] NOT NULL,
	"address" text NOT NULL,
	"telephone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"category" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"pinned" boolean NOT NULL,
	"source" text NOT NULL,
	"content_html" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"action" text NOT NULL,
	"href" text NOT NULL,
	"picture" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "constants" (
	"const_type" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "constants_const_type_code_pk" PRIMARY KEY("const_type","code")
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"enquiry_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"claim" text NOT NULL,
	"content_hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiries_claim_unique" UNIQUE("claim")
);
--> statement-breakpoint
CREATE TABLE "goods_items" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"cas" text NOT NULL,
	"un_number" text,
	"hazard_class" text,
	"packing_group" text,
	"grade" text NOT NULL,
	"brand_zh" text NOT NULL,
	"packaging_zh" text NOT NULL,
	"minimum_order_tons" numeric NOT NULL,
	"delivery_place_zh" text NOT NULL,
	"price_currency" text,
	"price_per_ton" integer,
	"stock_tons" numeric NOT NULL,
	"qualifications" text[] NOT NULL,
	"summary" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_charges" (
	"position" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_zh" text NOT NULL,
	"line" text NOT NULL,
	"side" text NOT NULL,
	"currency" text NOT NULL,
	"basis" text NOT NULL,
	"amount" integer NOT NULL,
	"dangerous_only" boolean NOT NULL,
	"condition_zh" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_rates" (
	"position" integer PRIMARY KEY NOT NULL,
	"line" text NOT NULL,
	"origin_code" text NOT NULL,
	"origin_zh" text NOT NULL,
	"destination_code" text,
	"destination_zh" text,
	"item_code" text NOT NULL,
	"item_zh" text NOT NULL,
	"carrier_zh" text,
	"currency" text NOT NULL,
	"basis" text NOT NULL,
	"amount" integer NOT NULL,
	"minimum" integer,
	"transit_days" integer,
	"frequency_zh" text
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name_zh" text NOT NULL,
	"role" text NOT NULL,
	"city_zh" text NOT NULL,
	"scope_zh" text NOT NULL,
	"since" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_received" ON "enquiries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "line_charges_line" ON "line_charges" USING btree ("line");--> statement-breakpoint
CREATE INDEX "published_rates_line" ON "published_rates" USING btree ("line","origin_code","destination_code");