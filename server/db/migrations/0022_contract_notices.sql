CREATE TABLE "contract_notices" (
	"contract_id" uuid NOT NULL,
	"notice" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_notices_contract_id_notice_pk" PRIMARY KEY("contract_id","notice")
);
--> statement-breakpoint
ALTER TABLE "contract_notices" ADD CONSTRAINT "contract_notices_contract_id_price_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."price_contracts"("id") ON DELETE cascade ON UPDATE no action;