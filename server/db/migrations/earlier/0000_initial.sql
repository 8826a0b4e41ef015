CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"user_id" uuid,
	"address" text NOT NULL,
	"device" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_challenges" (
	"token" text PRIMARY KEY NOT NULL,
	"captcha_type" text NOT NULL,
	"secret_key" text NOT NULL,
	"answer" jsonb NOT NULL,
	"client_uid" text,
	"network" text NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_passes" (
	"verification_hash" text PRIMARY KEY NOT NULL,
	"captcha_type" text NOT NULL,
	"client_uid" text,
	"network" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" uuid NOT NULL,
	"consent" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_user_id_consent_version_pk" PRIMARY KEY("user_id","consent","version")
);
--> statement-breakpoint
CREATE TABLE "enterprises" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mcp_code" text,
	"name" text,
	"audit_status" text DEFAULT 'NONE' NOT NULL,
	"shipping_protocol_version" text,
	"shipping_protocol_agreed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enterprises_mcp_code_unique" UNIQUE("mcp_code")
);
--> statement-breakpoint
CREATE TABLE "password_tries" (
	"phone" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" timestamp with time zone[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remembered_logins" (
	"selector" text PRIMARY KEY NOT NULL,
	"validator_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_codes_phone_purpose_pk" PRIMARY KEY("phone","purpose")
);
--> statement-breakpoint
CREATE TABLE "sms_traffic" (
	"minute" timestamp with time zone PRIMARY KEY NOT NULL,
	"sent" integer NOT NULL,
	"verified" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"audience" text NOT NULL,
	"target" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"avatar" text,
	"password_hash" text,
	"password_version" integer DEFAULT 0 NOT NULL,
	"enterprise_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "workplace_sessions" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carriers" (
	"code" text PRIMARY KEY NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"accepted_classes" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"position" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_zh" text NOT NULL,
	"side" text NOT NULL,
	"currency" text NOT NULL,
	"basis" text NOT NULL,
	"condition" text,
	"lane_code" text,
	"country_codes" text[] NOT NULL,
	"amount_20" integer NOT NULL,
	"amount_40" integer NOT NULL,
	"departs_from" text,
	"departs_to" text
);
--> statement-breakpoint
CREATE TABLE "container_types" (
	"code" text PRIMARY KEY NOT NULL,
	"iso_6346" text NOT NULL,
	"name_zh" text NOT NULL,
	"volume_m3" numeric,
	"payload_kg" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cut_offs" (
	"code" text PRIMARY KEY NOT NULL,
	"name_zh" text NOT NULL,
	"hours_before_departure" integer NOT NULL,
	"confidence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dangerous_goods_entries" (
	"position" integer PRIMARY KEY NOT NULL,
	"un_number" text NOT NULL,
	"packing_group" text,
	"proper_shipping_name" text NOT NULL,
	"name_zh" text NOT NULL,
	"common_name_zh" text NOT NULL,
	"hazard_class" text NOT NULL,
	"subsidiary_hazards" text[] NOT NULL,
	"cas" text,
	"flash_point" text,
	"marine_pollutant" boolean NOT NULL,
	"ems" text,
	"limited_quantity" text,
	"packing_instruction" text,
	"tank_instruction" text,
	"edition" text NOT NULL,
	"confidence" text NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "dangerous_goods_entries_key" UNIQUE NULLS NOT DISTINCT("un_number","packing_group","hazard_class")
);
--> statement-breakpoint
CREATE TABLE "fcl_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"enterprise_id" uuid,
	"status" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"cancels_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"sailing_id" text NOT NULL,
	"carrier_code" text NOT NULL,
	"vessel" text NOT NULL,
	"voyage" text NOT NULL,
	"org_port_code" text NOT NULL,
	"org_port" text NOT NULL,
	"dst_port_code" text NOT NULL,
	"dst_port" text NOT NULL,
	"estimated_time_of_departure" timestamp with time zone NOT NULL,
	"estimated_time_of_arrival" timestamp with time zone NOT NULL,
	"totals" jsonb NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hazard_classes" (
	"division" text PRIMARY KEY NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"booked_online" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hot_lanes" (
	"position" integer PRIMARY KEY NOT NULL,
	"org_port_code" text NOT NULL,
	"dst_port_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"content_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "incoterms" (
	"code" text PRIMARY KEY NOT NULL,
	"name_zh" text NOT NULL,
	"mode" text NOT NULL,
	"books_main_carriage" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "liner_services" (
	"code" text PRIMARY KEY NOT NULL,
	"carrier_code" text NOT NULL,
	"lane_code" text NOT NULL,
	"weekday" integer NOT NULL,
	"heading" text NOT NULL,
	"free_days" integer NOT NULL,
	"fleet" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ocean_rates" (
	"service_code" text NOT NULL,
	"role" text DEFAULT 'discharge' NOT NULL,
	"dst_port_code" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"amount_20gp" integer NOT NULL,
	"amount_40gp" integer NOT NULL,
	"amount_40hq" integer NOT NULL,
	CONSTRAINT "ocean_rates_service_code_dst_port_code_valid_from_pk" PRIMARY KEY("service_code","dst_port_code","valid_from")
);
--> statement-breakpoint
CREATE TABLE "order_fees" (
	"order_no" text NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"name_zh" text NOT NULL,
	"side" text NOT NULL,
	"currency" text NOT NULL,
	"basis" text NOT NULL,
	"container_type" text,
	"unit_amount" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_fees_order_no_position_pk" PRIMARY KEY("order_no","position")
);
--> statement-breakpoint
CREATE TABLE "packagings" (
	"code" text PRIMARY KEY NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"typical" text NOT NULL,
	"confidence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ports" (
	"code" text PRIMARY KEY NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"pinyin" text NOT NULL,
	"initials" text NOT NULL,
	"country_code" text NOT NULL,
	"country_zh" text NOT NULL,
	"lane_code" text NOT NULL,
	"lane_zh" text NOT NULL,
	"loading" boolean NOT NULL,
	"discharging" boolean NOT NULL,
	"hot" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_editions" (
	"digest" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_calls" (
	"service_code" text NOT NULL,
	"role" text NOT NULL,
	"port_code" text NOT NULL,
	"via_port_code" text,
	"offset_hours" integer NOT NULL,
	"add_on_20" integer NOT NULL,
	"add_on_40" integer NOT NULL,
	CONSTRAINT "service_calls_service_code_role_port_code_pk" PRIMARY KEY("service_code","role","port_code")
);
--> statement-breakpoint
CREATE TABLE "trade_documents" (
	"code" text PRIMARY KEY NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"needed_for" text NOT NULL,
	"due" text NOT NULL,
	"issuer" text NOT NULL,
	"confidence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_lanes" (
	"code" text PRIMARY KEY NOT NULL,
	"name_zh" text NOT NULL,
	"freight_20gp" integer NOT NULL,
	"freight_40gp" integer NOT NULL,
	"freight_40hq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voyages" (
	"service_code" text NOT NULL,
	"week" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"vessel" text NOT NULL,
	"voyage_number" text NOT NULL,
	CONSTRAINT "voyages_service_code_week_pk" PRIMARY KEY("service_code","week")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"file_id" uuid,
	"fields" jsonb NOT NULL,
	"credit_code" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"review_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "licence_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"fields" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whole_vehicle_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"goods" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_logins" ADD CONSTRAINT "remembered_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_tickets" ADD CONSTRAINT "site_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workplace_sessions" ADD CONSTRAINT "workplace_sessions_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_lane_code_trade_lanes_code_fk" FOREIGN KEY ("lane_code") REFERENCES "public"."trade_lanes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fcl_orders" ADD CONSTRAINT "fcl_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fcl_orders" ADD CONSTRAINT "fcl_orders_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hot_lanes" ADD CONSTRAINT "hot_lanes_org_port_code_ports_code_fk" FOREIGN KEY ("org_port_code") REFERENCES "public"."ports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hot_lanes" ADD CONSTRAINT "hot_lanes_dst_port_code_ports_code_fk" FOREIGN KEY ("dst_port_code") REFERENCES "public"."ports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liner_services" ADD CONSTRAINT "liner_services_carrier_code_carriers_code_fk" FOREIGN KEY ("carrier_code") REFERENCES "public"."carriers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liner_services" ADD CONSTRAINT "liner_services_lane_code_trade_lanes_code_fk" FOREIGN KEY ("lane_code") REFERENCES "public"."trade_lanes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ocean_rates" ADD CONSTRAINT "ocean_rates_service_code_role_dst_port_code_service_calls_service_code_role_port_code_fk" FOREIGN KEY ("service_code","role","dst_port_code") REFERENCES "public"."service_calls"("service_code","role","port_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_fees" ADD CONSTRAINT "order_fees_order_no_fcl_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."fcl_orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_calls" ADD CONSTRAINT "service_calls_service_code_liner_services_code_fk" FOREIGN KEY ("service_code") REFERENCES "public"."liner_services"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_calls" ADD CONSTRAINT "service_calls_port_code_ports_code_fk" FOREIGN KEY ("port_code") REFERENCES "public"."ports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_calls" ADD CONSTRAINT "service_calls_via_port_code_ports_code_fk" FOREIGN KEY ("via_port_code") REFERENCES "public"."ports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyages" ADD CONSTRAINT "voyages_service_code_liner_services_code_fk" FOREIGN KEY ("service_code") REFERENCES "public"."liner_services"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_file_id_licence_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."licence_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_files" ADD CONSTRAINT "licence_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whole_vehicle_orders" ADD CONSTRAINT "whole_vehicle_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_user" ON "audit_entries" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "captcha_challenges_drawn" ON "captcha_challenges" USING btree ("drawn_at");--> statement-breakpoint
CREATE INDEX "captcha_passes_expiry" ON "captcha_passes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_windows_expiry" ON "rate_windows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "remembered_logins_user" ON "remembered_logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "remembered_logins_expiry" ON "remembered_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_secret" ON "sessions" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "fcl_orders_user" ON "fcl_orders" USING btree ("user_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fcl_orders_deadline" ON "fcl_orders" USING btree ("cancels_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ocean_rates_lane" ON "ocean_rates" USING btree ("dst_port_code","valid_until");--> statement-breakpoint
CREATE INDEX "service_calls_port" ON "service_calls" USING btree ("role","port_code");--> statement-breakpoint
CREATE INDEX "voyages_start" ON "voyages" USING btree ("service_code","starts_at");--> statement-breakpoint
CREATE INDEX "applications_enterprise" ON "applications" USING btree ("enterprise_id","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_file" ON "applications" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "applications_review" ON "applications" USING btree ("review_at") WHERE "applications"."status" = 'REVIEWING';--> statement-breakpoint
CREATE UNIQUE INDEX "applications_waiting" ON "applications" USING btree ("enterprise_id") WHERE "applications"."status" = 'REVIEWING';--> statement-breakpoint
CREATE UNIQUE INDEX "applications_credit_code" ON "applications" USING btree ("credit_code") WHERE "applications"."status" = 'PASS';--> statement-breakpoint
CREATE INDEX "licence_files_user" ON "licence_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "licence_files_created" ON "licence_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "whole_vehicle_orders_user" ON "whole_vehicle_orders" USING btree ("user_id","placed_at" DESC NULLS LAST);