CREATE SEQUENCE "public"."enquiry_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
CREATE TABLE "password_tries" (
	"phone" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" timestamp with time zone[] NOT NULL,
	"max" integer,
	"seconds" integer,
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
CREATE TABLE "constants" (
	"const_type" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "constants_const_type_code_pk" PRIMARY KEY("const_type","code")
);
--> statement-breakpoint
CREATE TABLE "desk_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"subject" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"enterprise_id" uuid,
	"line" text NOT NULL,
	"status" text NOT NULL,
	"is_dangerous" boolean NOT NULL,
	"route_zh" text NOT NULL,
	"carriage_zh" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"departs_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_owners" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_owners_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "desk_tasks" (
	"about" text NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"title_zh" text NOT NULL,
	"detail_zh" text NOT NULL,
	"shown_from" timestamp with time zone,
	"shown_until" timestamp with time zone,
	CONSTRAINT "desk_tasks_about_subject_kind_due_at_pk" PRIMARY KEY("about","subject","kind","due_at")
);
--> statement-breakpoint
CREATE TABLE "name_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"decision" text NOT NULL,
	"entry" jsonb,
	"reason" text NOT NULL,
	"login" text,
	"order_no" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_no" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_shipments" (
	"order_no" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"login" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"totp_sealed" text NOT NULL,
	"totp_step" bigint DEFAULT 0 NOT NULL,
	"enrolment_hash" text,
	"enrolment_expires_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"absent_until" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
	"answer" text,
	"answered_at" timestamp with time zone,
	"staff_id" uuid,
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
	"protocol_consents" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enterprises_mcp_code_unique" UNIQUE("mcp_code")
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
	"opened_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions_ended_by_password" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
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
CREATE TABLE "sms_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"text" text NOT NULL,
	"time" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL
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
	"disabled_at" timestamp with time zone,
	"disabled_reason" text,
	"closing_requested_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "workplace_sessions" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_versions" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_undo" (
	"import_id" integer PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"source" text NOT NULL,
	"counts" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text
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
	"departs_to" text,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone
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
CREATE TABLE "voyages" (
	"service_code" text NOT NULL,
	"week" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"vessel" text NOT NULL,
	"voyage_number" text NOT NULL,
	CONSTRAINT "voyages_service_code_week_pk" PRIMARY KEY("service_code","week")
);
--> statement-breakpoint
CREATE TABLE "email_addresses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"verified" text,
	"pending" text,
	"code_hash" text,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"code_expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_wanted" boolean NOT NULL,
	CONSTRAINT "notification_choices_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"channel" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"facts" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"failure" text
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
CREATE TABLE "invoice_requests" (
	"order_no" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"content" jsonb NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"invoice_no" text,
	"file_name" text,
	"file" "bytea",
	"issued_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text,
	"user_id" uuid,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"paper_code" text NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_no" text NOT NULL,
	"position" integer NOT NULL,
	"act" text NOT NULL,
	"by" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"note" text NOT NULL,
	"staff_id" uuid,
	"due_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_order_no_position_pk" PRIMARY KEY("order_no","position")
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
	"item" text,
	"unit_amount" bigint NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_fees_order_no_position_pk" PRIMARY KEY("order_no","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"line" text NOT NULL,
	"user_id" uuid NOT NULL,
	"enterprise_id" uuid,
	"status" text NOT NULL,
	"is_dangerous" boolean NOT NULL,
	"review_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"cancels_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"offer_id" text NOT NULL,
	"route_zh" text NOT NULL,
	"carriage_zh" text NOT NULL,
	"departs_at" timestamp with time zone,
	"totals" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"offer" jsonb NOT NULL,
	"quote_id" uuid,
	"search_text" text GENERATED ALWAYS AS (lower(normalize(order_no || chr(10) || route_zh || chr(10) || carriage_zh, NFKC))) STORED NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "goods_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"match" text NOT NULL,
	"un_numbers" text[] NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hazardous_chemicals" (
	"number" text PRIMARY KEY NOT NULL,
	"name_zh" text NOT NULL,
	"aliases_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"cas" text[] NOT NULL,
	"un_numbers" text[] NOT NULL,
	"limits" text NOT NULL,
	"controls" text[] NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carriers" (
	"code" text PRIMARY KEY NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"accepted_classes" text[] NOT NULL
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
	"variant" integer DEFAULT 1 NOT NULL,
	"packing_group" text,
	"proper_shipping_name" text NOT NULL,
	"name_zh" text NOT NULL,
	"common_name_zh" text NOT NULL,
	"name_zh_source" text DEFAULT 'official' NOT NULL,
	"hazard_class" text NOT NULL,
	"subsidiary_hazards" text[] NOT NULL,
	"subsidiary_note" text,
	"cas" text,
	"flash_point" text,
	"marine_pollutant" boolean NOT NULL,
	"ems" text,
	"stowage_category" text,
	"stowage_codes" text[] DEFAULT '{}' NOT NULL,
	"limited_quantity" text,
	"excepted_quantity" text,
	"segregation_codes" text[] NOT NULL,
	"segregation_groups" text[] NOT NULL,
	"technical_name" boolean DEFAULT false NOT NULL,
	"special_provisions" text[] DEFAULT '{}' NOT NULL,
	"packing_instruction" text,
	"ibc_instruction" text,
	"tank_instruction" text,
	"packing_provisions" text[] DEFAULT '{}' NOT NULL,
	"air_passenger_limit" text,
	"air_cargo_limit" text,
	"sea_prohibition" text,
	"open_columns" text[] DEFAULT '{}' NOT NULL,
	"edition" text NOT NULL,
	"confidence" text NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "dangerous_goods_entries_key" UNIQUE NULLS NOT DISTINCT("un_number","variant","packing_group")
);
--> statement-breakpoint
CREATE TABLE "dangerous_goods_names" (
	"un_number" text NOT NULL,
	"proper_shipping_name" text NOT NULL,
	"name_zh" text NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL,
	"corrected_by" text NOT NULL,
	CONSTRAINT "dangerous_goods_names_un_number_proper_shipping_name_pk" PRIMARY KEY("un_number","proper_shipping_name")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"cny" numeric NOT NULL,
	"source_zh" text NOT NULL,
	"published_on" text NOT NULL
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
CREATE TABLE "incoterms" (
	"code" text PRIMARY KEY NOT NULL,
	"name_zh" text NOT NULL,
	"mode" text NOT NULL,
	"books_main_carriage" text NOT NULL
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
CREATE TABLE "seed_editions" (
	"table_name" text PRIMARY KEY NOT NULL,
	"edition" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeded_rows" (
	"table_name" text NOT NULL,
	"row_key" text NOT NULL,
	"origin" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "seeded_rows_table_name_row_key_pk" PRIMARY KEY("table_name","row_key")
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
	"frequency_zh" text,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone
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
	"condition_zh" text NOT NULL,
	"condition" text,
	"item" text,
	"country_codes" text[] NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone
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
ALTER TABLE "address_entries" ADD CONSTRAINT "address_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_entries" ADD CONSTRAINT "address_entries_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_owners" ADD CONSTRAINT "desk_owners_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_logins" ADD CONSTRAINT "remembered_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_tickets" ADD CONSTRAINT "site_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_notices" ADD CONSTRAINT "sms_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workplace_sessions" ADD CONSTRAINT "workplace_sessions_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_undo" ADD CONSTRAINT "import_undo_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_lane_code_trade_lanes_code_fk" FOREIGN KEY ("lane_code") REFERENCES "public"."trade_lanes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liner_services" ADD CONSTRAINT "liner_services_carrier_code_carriers_code_fk" FOREIGN KEY ("carrier_code") REFERENCES "public"."carriers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liner_services" ADD CONSTRAINT "liner_services_lane_code_trade_lanes_code_fk" FOREIGN KEY ("lane_code") REFERENCES "public"."trade_lanes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ocean_rates" ADD CONSTRAINT "ocean_rates_service_code_role_dst_port_code_service_calls_service_code_role_port_code_fk" FOREIGN KEY ("service_code","role","dst_port_code") REFERENCES "public"."service_calls"("service_code","role","port_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_calls" ADD CONSTRAINT "service_calls_service_code_liner_services_code_fk" FOREIGN KEY ("service_code") REFERENCES "public"."liner_services"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_calls" ADD CONSTRAINT "service_calls_port_code_ports_code_fk" FOREIGN KEY ("port_code") REFERENCES "public"."ports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_calls" ADD CONSTRAINT "service_calls_via_port_code_ports_code_fk" FOREIGN KEY ("via_port_code") REFERENCES "public"."ports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voyages" ADD CONSTRAINT "voyages_service_code_liner_services_code_fk" FOREIGN KEY ("service_code") REFERENCES "public"."liner_services"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_addresses" ADD CONSTRAINT "email_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_requests" ADD CONSTRAINT "invoice_requests_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_fees" ADD CONSTRAINT "order_fees_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_templates" ADD CONSTRAINT "order_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_quotes" ADD CONSTRAINT "saved_quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_quotes" ADD CONSTRAINT "saved_quotes_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_quotes" ADD CONSTRAINT "saved_quotes_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hot_lanes" ADD CONSTRAINT "hot_lanes_org_port_code_ports_code_fk" FOREIGN KEY ("org_port_code") REFERENCES "public"."ports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hot_lanes" ADD CONSTRAINT "hot_lanes_dst_port_code_ports_code_fk" FOREIGN KEY ("dst_port_code") REFERENCES "public"."ports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_file_id_licence_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."licence_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_files" ADD CONSTRAINT "licence_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whole_vehicle_orders" ADD CONSTRAINT "whole_vehicle_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_entries_enterprise" ON "address_entries" USING btree ("enterprise_id","used_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "address_entries_user" ON "address_entries" USING btree ("user_id","used_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "captcha_challenges_drawn" ON "captcha_challenges" USING btree ("drawn_at");--> statement-breakpoint
CREATE INDEX "captcha_passes_expiry" ON "captcha_passes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_windows_expiry" ON "rate_windows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "desk_orders_placed" ON "desk_orders" USING btree ("placed_at","order_no");--> statement-breakpoint
CREATE INDEX "desk_orders_due" ON "desk_orders" USING btree ("due_at","order_no");--> statement-breakpoint
CREATE INDEX "desk_orders_departs" ON "desk_orders" USING btree ("departs_at","order_no");--> statement-breakpoint
CREATE INDEX "desk_orders_status" ON "desk_orders" USING btree ("status","placed_at","order_no");--> statement-breakpoint
CREATE INDEX "desk_orders_line" ON "desk_orders" USING btree ("line","placed_at","order_no");--> statement-breakpoint
CREATE INDEX "desk_orders_user" ON "desk_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "desk_orders_enterprise" ON "desk_orders" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "desk_orders_search" ON "desk_orders" USING gin ("search");--> statement-breakpoint
CREATE INDEX "desk_tasks_due" ON "desk_tasks" USING btree ("due_at","subject","kind");--> statement-breakpoint
CREATE INDEX "desk_tasks_ended" ON "desk_tasks" USING btree ("shown_until");--> statement-breakpoint
CREATE INDEX "name_decisions_name" ON "name_decisions" USING btree ("name","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_no","at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_login" ON "staff" USING btree ("login");--> statement-breakpoint
CREATE INDEX "staff_enrolment" ON "staff" USING btree ("enrolment_hash");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "enquiries_received" ON "enquiries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "audit_entries_user" ON "audit_entries" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "remembered_logins_user" ON "remembered_logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "remembered_logins_expiry" ON "remembered_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_secret" ON "sessions" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_notices_next" ON "sms_notices" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "ocean_rates_lane" ON "ocean_rates" USING btree ("dst_port_code","valid_until");--> statement-breakpoint
CREATE INDEX "service_calls_port" ON "service_calls" USING btree ("role","port_code");--> statement-breakpoint
CREATE INDEX "voyages_start" ON "voyages" USING btree ("service_code","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_addresses_verified" ON "email_addresses" USING btree ("verified");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_key" ON "notifications" USING btree ("key","channel");--> statement-breakpoint
CREATE INDEX "notifications_next" ON "notifications" USING btree ("status","next_at");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_documents_order" ON "order_documents" USING btree ("order_no","uploaded_at");--> statement-breakpoint
CREATE INDEX "order_documents_draft" ON "order_documents" USING btree ("user_id","uploaded_at") WHERE "order_documents"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_listed" ON "orders" USING btree ("user_id","placed_at" DESC NULLS FIRST,"order_no" DESC NULLS FIRST,"status","line","search_text");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","placed_at");--> statement-breakpoint
CREATE INDEX "orders_deadline" ON "orders" USING btree ("cancels_at");--> statement-breakpoint
CREATE INDEX "order_templates_user" ON "order_templates" USING btree ("user_id","used_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_quotes_user" ON "saved_quotes" USING btree ("user_id","saved_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "saved_quotes_order" ON "saved_quotes" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "published_rates_line" ON "published_rates" USING btree ("line","origin_code","destination_code");--> statement-breakpoint
CREATE INDEX "line_charges_line" ON "line_charges" USING btree ("line");--> statement-breakpoint
CREATE INDEX "applications_enterprise" ON "applications" USING btree ("enterprise_id","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_file" ON "applications" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "applications_review" ON "applications" USING btree ("review_at") WHERE "applications"."status" = 'REVIEWING';--> statement-breakpoint
CREATE UNIQUE INDEX "applications_waiting" ON "applications" USING btree ("enterprise_id") WHERE "applications"."status" = 'REVIEWING';--> statement-breakpoint
CREATE UNIQUE INDEX "applications_credit_code" ON "applications" USING btree ("credit_code") WHERE "applications"."status" = 'PASS';--> statement-breakpoint
CREATE INDEX "licence_files_user" ON "licence_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "licence_files_created" ON "licence_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "whole_vehicle_orders_user" ON "whole_vehicle_orders" USING btree ("user_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE FUNCTION "desk_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- what a task says of its subject is gone at once, and computed anew by whoever reads next
	EXECUTE format('DELETE FROM desk_tasks USING changed WHERE about = %L AND subject = changed.%I::text', TG_ARGV[0], TG_ARGV[1]);
	EXECUTE format('INSERT INTO desk_changes (about, subject) SELECT %L, %I::text FROM changed WHERE %I IS NOT NULL', TG_ARGV[0], TG_ARGV[1], TG_ARGV[1]);
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	watched record;
BEGIN
	FOR watched IN
		SELECT * FROM (VALUES
			('orders', 'order', 'order_no'),
			('order_documents', 'order', 'order_no'),
			('order_shipments', 'order', 'order_no'),
			('invoice_requests', 'order', 'order_no'),
			('applications', 'application', 'id'),
			('enquiries', 'enquiry', 'enquiry_no')
		) AS "watched" ("name", "about", "subject"), (VALUES ('insert', 'new'), ('update', 'new'), ('delete', 'old')) AS "command" ("act", "rows")
	LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION desk_changed(%L, %L)',
			watched.name || '_desk_' || watched.act, watched.act, watched.name, watched.rows, watched.about, watched.subject
		);
	END LOOP;
END $$;
