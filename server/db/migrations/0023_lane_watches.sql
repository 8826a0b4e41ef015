CREATE TABLE "lane_watches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"org_port_code" text NOT NULL,
	"dst_port_code" text NOT NULL,
	"container_type" text NOT NULL,
	"is_dangerous" boolean NOT NULL,
	"below" integer,
	"created_at" timestamp with time zone NOT NULL,
	"last_amount" integer,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lane_watches_lane" UNIQUE("user_id","org_port_code","dst_port_code","container_type","is_dangerous")
);
--> statement-breakpoint
ALTER TABLE "lane_watches" ADD CONSTRAINT "lane_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lane_watches" ADD CONSTRAINT "lane_watches_org_port_code_ports_code_fk" FOREIGN KEY ("org_port_code") REFERENCES "public"."ports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lane_watches" ADD CONSTRAINT "lane_watches_dst_port_code_ports_code_fk" FOREIGN KEY ("dst_port_code") REFERENCES "public"."ports"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lane_watches_lanes" ON "lane_watches" USING btree ("org_port_code","dst_port_code");