CREATE TABLE "desk_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"subject" text NOT NULL
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
ALTER TABLE "staff" ADD COLUMN "absent_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "desk_tasks_due" ON "desk_tasks" USING btree ("due_at","subject","kind");--> statement-breakpoint
CREATE INDEX "desk_tasks_ended" ON "desk_tasks" USING btree ("shown_until");--> statement-breakpoint
CREATE FUNCTION "desk_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- what a task says of its subject is gone at once, and computed anew by whoever reads next
	EXECUTE format('DELETE FROM desk_tasks USING changed WHERE about = %L AND subject = changed.%I::text', TG_ARGV[0], TG_ARGV[1]);
	EXECUTE format('INSERT INTO desk_changes (about, subject) SELECT %L, %I::text FROM changed WHERE %I IS NOT NULL', TG_ARGV[0], TG_ARGV[1], TG_ARGV[1]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_desk_insert" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('order', 'order_no');
--> statement-breakpoint
CREATE TRIGGER "orders_desk_update" AFTER UPDATE ON "orders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('order', 'order_no');
--> statement-breakpoint
CREATE TRIGGER "orders_desk_delete" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('order', 'order_no');
--> statement-breakpoint
CREATE TRIGGER "order_documents_desk_insert" AFTER INSERT ON "order_documents" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('order', 'order_no');
--> statement-breakpoint
CREATE TRIGGER "order_documents_desk_update" AFTER UPDATE ON "order_documents" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('order', 'order_no');
--> statement-breakpoint
CREATE TRIGGER "order_documents_desk_delete" AFTER DELETE ON "order_documents" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('order', 'order_no');
--> statement-breakpoint
CREATE TRIGGER "invoice_requests_desk_insert" AFTER INSERT ON "invoice_requests" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('order', 'order_no');
--> statement-breakpoint
CREATE TRIGGER "invoice_requests_desk_update" AFTER UPDATE ON "invoice_requests" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('order', 'order_no');
--> statement-breakpoint
CREATE TRIGGER "invoice_requests_desk_delete" AFTER DELETE ON "invoice_requests" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('order', 'order_no');
--> statement-breakpoint
CREATE TRIGGER "applications_desk_insert" AFTER INSERT ON "applications" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('application', 'id');
--> statement-breakpoint
CREATE TRIGGER "applications_desk_update" AFTER UPDATE ON "applications" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('application', 'id');
--> statement-breakpoint
CREATE TRIGGER "applications_desk_delete" AFTER DELETE ON "applications" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('application', 'id');
--> statement-breakpoint
CREATE TRIGGER "enquiries_desk_insert" AFTER INSERT ON "enquiries" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('enquiry', 'enquiry_no');
--> statement-breakpoint
CREATE TRIGGER "enquiries_desk_update" AFTER UPDATE ON "enquiries" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('enquiry', 'enquiry_no');
--> statement-breakpoint
CREATE TRIGGER "enquiries_desk_delete" AFTER DELETE ON "enquiries" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "desk_changed"('enquiry', 'enquiry_no');
--> statement-breakpoint
INSERT INTO "desk_changes" ("about", "subject") SELECT 'order', "order_no" FROM "orders" WHERE "status" NOT IN ('REJECTED', 'COMPLETED', 'CANCELLED', 'AUTO_CANCELLED', 'DECLINED')
	UNION SELECT 'order', "order_no" FROM "invoice_requests" WHERE "status" = 'REQUESTED'
	UNION SELECT 'application', "id"::text FROM "applications" WHERE "status" = 'REVIEWING'
	UNION SELECT 'enquiry', "enquiry_no" FROM "enquiries" WHERE "answered_at" IS NULL;
