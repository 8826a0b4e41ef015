CREATE TABLE "bill_answers" (
	"order_no" text NOT NULL,
	"position" integer NOT NULL,
	"draft" integer NOT NULL,
	"kind" text NOT NULL,
	"changes" jsonb NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"answered_by" uuid,
	CONSTRAINT "bill_answers_order_no_position_pk" PRIMARY KEY("order_no","position")
);
--> statement-breakpoint
CREATE TABLE "bill_drafts" (
	"order_no" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"instruction" integer NOT NULL,
	"note" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" uuid NOT NULL,
	CONSTRAINT "bill_drafts_order_no_version_pk" PRIMARY KEY("order_no","version")
);
--> statement-breakpoint
CREATE TABLE "bill_releases" (
	"order_no" text PRIMARY KEY NOT NULL,
	"draft" integer NOT NULL,
	"kind" text NOT NULL,
	"bill_no" text NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"released_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bill_answers" ADD CONSTRAINT "bill_answers_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_answers" ADD CONSTRAINT "bill_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_drafts" ADD CONSTRAINT "bill_drafts_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_drafts" ADD CONSTRAINT "bill_drafts_issued_by_staff_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_releases" ADD CONSTRAINT "bill_releases_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_releases" ADD CONSTRAINT "bill_releases_released_by_staff_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DO $$
DECLARE
	watched record;
BEGIN
	FOR watched IN
		SELECT * FROM (VALUES ('shipping_instructions'), ('bill_drafts'), ('bill_answers'), ('bill_releases')) AS "watched" ("name"), (VALUES ('insert', 'new'), ('update', 'new'), ('delete', 'old')) AS "command" ("act", "rows")
	LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION desk_changed(%L, %L)',
			watched.name || '_desk_' || watched.act, watched.act, watched.name, watched.rows, 'order', 'order_no'
		);
	END LOOP;
END $$;
