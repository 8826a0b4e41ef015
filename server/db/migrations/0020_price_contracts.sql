CREATE TABLE "contract_events" (
	"contract_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_events_contract_id_position_pk" PRIMARY KEY("contract_id","position")
);
--> statement-breakpoint
CREATE TABLE "contract_rates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_id" uuid NOT NULL,
	"line" text NOT NULL,
	"origin_code" text NOT NULL,
	"origin_zh" text NOT NULL,
	"destination_code" text,
	"destination_zh" text,
	"item_code" text NOT NULL,
	"goods_scope" text NOT NULL,
	"goods_code" text NOT NULL,
	"currency" text NOT NULL,
	"basis" text NOT NULL,
	"amount" bigint NOT NULL,
	"committed" integer,
	"beyond" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_contract_uses" (
	"order_no" text NOT NULL,
	"rate_id" uuid NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	CONSTRAINT "order_contract_uses_order_no_rate_id_pk" PRIMARY KEY("order_no","rate_id")
);
--> statement-breakpoint
CREATE TABLE "price_contracts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contract_no" text NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"valid_from" text NOT NULL,
	"valid_until" text NOT NULL,
	"remark" text NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_contract_id_price_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."price_contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_events" ADD CONSTRAINT "contract_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_rates" ADD CONSTRAINT "contract_rates_contract_id_price_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."price_contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_contract_uses" ADD CONSTRAINT "order_contract_uses_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_contract_uses" ADD CONSTRAINT "order_contract_uses_rate_id_contract_rates_id_fk" FOREIGN KEY ("rate_id") REFERENCES "public"."contract_rates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_contracts" ADD CONSTRAINT "price_contracts_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_rates_contract" ON "contract_rates" USING btree ("contract_id","created_at");--> statement-breakpoint
CREATE INDEX "order_contract_uses_rate" ON "order_contract_uses" USING btree ("rate_id","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "price_contracts_number" ON "price_contracts" USING btree ("contract_no");--> statement-breakpoint
CREATE INDEX "price_contracts_enterprise" ON "price_contracts" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "price_contracts_created" ON "price_contracts" USING btree ("created_at","id");