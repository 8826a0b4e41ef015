CREATE TABLE "payments" (
	"payment_no" text PRIMARY KEY NOT NULL,
	"enterprise_id" uuid NOT NULL,
	"bill_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"amount" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'started' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"transaction_no" text,
	"receipt_id" uuid
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_enterprise_id_credit_accounts_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."credit_accounts"("enterprise_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bill_id_billing_notes_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."billing_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_receipt_id_money_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."money_receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_started" ON "payments" USING btree ("bill_id","channel") WHERE "payments"."state" = 'started';--> statement-breakpoint
CREATE INDEX "payments_enterprise" ON "payments" USING btree ("enterprise_id");