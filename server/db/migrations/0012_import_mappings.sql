CREATE TABLE "import_mappings" (
	"table_name" text NOT NULL,
	"header_key" text NOT NULL,
	"columns" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "import_mappings_table_name_header_key_pk" PRIMARY KEY("table_name","header_key")
);
