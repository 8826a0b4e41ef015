CREATE TABLE "tender_events" (
	"tender_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"user_id" uuid,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "tender_events_tender_id_position_pk" PRIMARY KEY("tender_id","position")
);
--> statement-breakpoint
CREATE TABLE "tender_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tender_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"origin_code" text NOT NULL,
	"origin_zh" text NOT NULL,
	"destination_code" text NOT NULL,
	"destination_zh" text NOT NULL,
	"item_code" text NOT NULL,
	"quantity" integer NOT NULL,
	"goods_scope" text NOT NULL,
	"goods_code" text NOT NULL,
	"target_currency" text NOT NULL,
	"target_amount" integer,
	"remark" text NOT NULL,
	"no_offer" text,
	"declined" text,
	CONSTRAINT "tender_lines_position" UNIQUE("tender_id","position")
);
--> statement-breakpoint
CREATE TABLE "tender_options" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"carrier" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"valid_until" text NOT NULL,
	"free_days" integer,
	"remark" text NOT NULL,
	"is_awarded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tender_options_position" UNIQUE("line_id","position")
);
--> statement-breakpoint
CREATE TABLE "tenders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tender_no" text NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"valid_from" text NOT NULL,
	"valid_until" text NOT NULL,
	"answer_by" text NOT NULL,
	"offers_until" text,
	"status" text NOT NULL,
	"wrong_rows" jsonb NOT NULL,
	"contract_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"reminded_of" text
);
--> statement-breakpoint
ALTER TABLE "tender_events" ADD CONSTRAINT "tender_events_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_events" ADD CONSTRAINT "tender_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_events" ADD CONSTRAINT "tender_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_lines" ADD CONSTRAINT "tender_lines_tender_id_tenders_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tenders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_lines" ADD CONSTRAINT "tender_lines_origin_code_ports_code_fk" FOREIGN KEY ("origin_code") REFERENCES "public"."ports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_lines" ADD CONSTRAINT "tender_lines_destination_code_ports_code_fk" FOREIGN KEY ("destination_code") REFERENCES "public"."ports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender_options" ADD CONSTRAINT "tender_options_line_id_tender_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."tender_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenders" ADD CONSTRAINT "tenders_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenders" ADD CONSTRAINT "tenders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenders" ADD CONSTRAINT "tenders_contract_id_price_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."price_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tenders_number" ON "tenders" USING btree ("tender_no");--> statement-breakpoint
CREATE INDEX "tenders_enterprise" ON "tenders" USING btree ("enterprise_id","created_at");--> statement-breakpoint
CREATE INDEX "tenders_status" ON "tenders" USING btree ("status","created_at");