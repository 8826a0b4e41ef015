CREATE TABLE "offer_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enquiry_no" text NOT NULL,
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line" text NOT NULL,
	"name" text NOT NULL,
	"option" jsonb NOT NULL,
	"staff_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enquiry_no" text NOT NULL,
	"number" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"draft" jsonb NOT NULL,
	"priced" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"link_nonce" text NOT NULL,
	"link_hash" text NOT NULL,
	"chosen" integer,
	"saved_quote_id" uuid,
	"order_no" text,
	CONSTRAINT "offers_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "offer_state" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_enquiry_no_enquiries_enquiry_no_fk" FOREIGN KEY ("enquiry_no") REFERENCES "public"."enquiries"("enquiry_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_enquiry_no_enquiries_enquiry_no_fk" FOREIGN KEY ("enquiry_no") REFERENCES "public"."enquiries"("enquiry_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_saved_quote_id_saved_quotes_id_fk" FOREIGN KEY ("saved_quote_id") REFERENCES "public"."saved_quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_events_version" ON "offer_events" USING btree ("enquiry_no","version");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_templates_name" ON "offer_templates" USING btree ("line","name");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_number" ON "offers" USING btree ("enquiry_no","number");--> statement-breakpoint
CREATE INDEX "offers_saved_quote" ON "offers" USING btree ("saved_quote_id");--> statement-breakpoint
CREATE INDEX "offers_order" ON "offers" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "enquiries_lane" ON "enquiries" USING btree (("content" ->> 'line'),("content" ->> 'origin'),("content" ->> 'destination'));--> statement-breakpoint
CREATE INDEX "enquiries_phone" ON "enquiries" USING btree (("content" ->> 'phone'));