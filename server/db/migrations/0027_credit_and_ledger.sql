CREATE TABLE "billing_lines" (
	"note_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"order_no" text NOT NULL,
	"text" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "billing_lines_note_id_position_pk" PRIMARY KEY("note_id","position")
);
--> statement-breakpoint
CREATE TABLE "billing_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"note_no" text NOT NULL,
	"kind" text NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"issued_on" text NOT NULL,
	"due_on" text,
	"bill_id" uuid,
	"reason" text NOT NULL,
	"issued_by" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_notices" (
	"note_id" uuid NOT NULL,
	"notice" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_notices_note_id_notice_pk" PRIMARY KEY("note_id","notice")
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"enterprise_id" uuid PRIMARY KEY NOT NULL,
	"payment_days" integer NOT NULL,
	"limit_cny" bigint,
	"limit_usd" bigint,
	"counts_from" text NOT NULL,
	"override_until" text,
	"override_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_events" (
	"enterprise_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_events_enterprise_id_position_pk" PRIMARY KEY("enterprise_id","position")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"posting_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"account" text NOT NULL,
	"enterprise_id" uuid,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"item_id" uuid,
	CONSTRAINT "ledger_entries_posting_id_position_pk" PRIMARY KEY("posting_id","position"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigserial NOT NULL,
	"act" text NOT NULL,
	"day" text NOT NULL,
	"text" text NOT NULL,
	"enterprise_id" uuid,
	"source_id" uuid NOT NULL,
	"reverses_id" uuid,
	"entries" integer NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"receipt_no" text NOT NULL,
	"channel" text NOT NULL,
	"transaction_no" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"charge" bigint NOT NULL,
	"payer" text NOT NULL,
	"reference" text NOT NULL,
	"received_on" text NOT NULL,
	"enterprise_id" uuid,
	"reversed_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"last_act" text NOT NULL,
	"staff_id" uuid,
	"entered_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_lines" ADD CONSTRAINT "billing_lines_note_id_billing_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."billing_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_lines" ADD CONSTRAINT "billing_lines_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notes" ADD CONSTRAINT "billing_notes_enterprise_id_credit_accounts_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."credit_accounts"("enterprise_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notes" ADD CONSTRAINT "billing_notes_issued_by_staff_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_note_id_billing_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."billing_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_events" ADD CONSTRAINT "credit_events_enterprise_id_credit_accounts_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."credit_accounts"("enterprise_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_events" ADD CONSTRAINT "credit_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_receipts" ADD CONSTRAINT "money_receipts_enterprise_id_credit_accounts_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."credit_accounts"("enterprise_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_receipts" ADD CONSTRAINT "money_receipts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_lines_order" ON "billing_lines" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_notes_number" ON "billing_notes" USING btree ("note_no");--> statement-breakpoint
CREATE INDEX "billing_notes_enterprise" ON "billing_notes" USING btree ("enterprise_id","issued_on");--> statement-breakpoint
CREATE INDEX "billing_notes_bill" ON "billing_notes" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_enterprise" ON "ledger_entries" USING btree ("enterprise_id","account","currency");--> statement-breakpoint
CREATE INDEX "ledger_entries_item" ON "ledger_entries" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_reverses" ON "ledger_postings" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_enterprise" ON "ledger_postings" USING btree ("enterprise_id","day");--> statement-breakpoint
CREATE INDEX "ledger_postings_day" ON "ledger_postings" USING btree ("day","number");--> statement-breakpoint
CREATE INDEX "ledger_postings_source" ON "ledger_postings" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "money_receipts_number" ON "money_receipts" USING btree ("receipt_no");--> statement-breakpoint
CREATE UNIQUE INDEX "money_receipts_transaction" ON "money_receipts" USING btree ("channel","transaction_no") WHERE "money_receipts"."reversed_reason" is null;--> statement-breakpoint
CREATE INDEX "money_receipts_enterprise" ON "money_receipts" USING btree ("enterprise_id","received_on");--> statement-breakpoint
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is append-only: % of %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();--> statement-breakpoint
-- at the end of the transaction: a posting has the entries that it was written with, and they sum to zero in each currency
CREATE FUNCTION ledger_sums_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	posting uuid;
	wanted integer;
	found integer;
BEGIN
	IF TG_TABLE_NAME = 'ledger_postings' THEN posting := NEW.id; ELSE posting := NEW.posting_id; END IF;
	SELECT entries INTO wanted FROM ledger_postings WHERE id = posting;
	SELECT count(*) INTO found FROM ledger_entries WHERE posting_id = posting;
	IF found < 2 OR found <> wanted OR EXISTS (
		SELECT 1 FROM ledger_entries WHERE posting_id = posting GROUP BY currency HAVING sum(amount) <> 0
	) THEN
		RAISE EXCEPTION 'posting % of the ledger is not balanced', posting USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balanced AFTER INSERT ON ledger_postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_sums_to_zero();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_sums_to_zero();
