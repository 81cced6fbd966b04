CREATE TABLE "search_entries" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"record" text NOT NULL,
	"id" uuid NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "search_entries_business_id_environment_record_id_pk" PRIMARY KEY("business_id","environment","record","id"),
	CONSTRAINT "search_entries_environment_check" CHECK ("search_entries"."environment" in ('DEVELOPMENT', 'PRODUCTION'))
);
--> statement-breakpoint
DROP INDEX "activity_logs_actor_email_search_idx";--> statement-breakpoint
DROP INDEX "activity_logs_target_id_search_idx";--> statement-breakpoint
DROP INDEX "api_logs_path_search_idx";--> statement-breakpoint
DROP INDEX "api_logs_request_id_search_idx";--> statement-breakpoint
DROP INDEX "apps_name_search_idx";--> statement-breakpoint
DROP INDEX "batch_disbursements_reference_search_idx";--> statement-breakpoint
DROP INDEX "batch_remittances_reference_search_idx";--> statement-breakpoint
DROP INDEX "billing_statements_number_search_idx";--> statement-breakpoint
DROP INDEX "callbacks_external_id_search_idx";--> statement-breakpoint
DROP INDEX "callbacks_reference_search_idx";--> statement-breakpoint
DROP INDEX "capital_loans_reference_search_idx";--> statement-breakpoint
DROP INDEX "card_products_name_search_idx";--> statement-breakpoint
DROP INDEX "credit_card_authentications_reference_search_idx";--> statement-breakpoint
DROP INDEX "credit_card_chargebacks_external_id_search_idx";--> statement-breakpoint
DROP INDEX "credit_card_chargebacks_reference_search_idx";--> statement-breakpoint
DROP INDEX "credit_card_payments_external_id_search_idx";--> statement-breakpoint
DROP INDEX "credit_card_promotions_name_search_idx";--> statement-breakpoint
DROP INDEX "credit_card_promotions_code_search_idx";--> statement-breakpoint
DROP INDEX "credit_card_refunds_reference_search_idx";--> statement-breakpoint
DROP INDEX "credit_card_settlements_mid_search_idx";--> statement-breakpoint
DROP INDEX "credit_card_tokenizations_token_search_idx";--> statement-breakpoint
DROP INDEX "customers_name_search_idx";--> statement-breakpoint
DROP INDEX "customers_phone_number_search_idx";--> statement-breakpoint
DROP INDEX "disbursements_external_id_search_idx";--> statement-breakpoint
DROP INDEX "disbursements_account_number_search_idx";--> statement-breakpoint
DROP INDEX "ereceipt_settings_name_search_idx";--> statement-breakpoint
DROP INDEX "ereceipts_number_search_idx";--> statement-breakpoint
DROP INDEX "ereceipts_buyer_email_search_idx";--> statement-breakpoint
DROP INDEX "ereceipts_buyer_name_search_idx";--> statement-breakpoint
DROP INDEX "escrow_accounts_name_search_idx";--> statement-breakpoint
DROP INDEX "escrow_accounts_account_number_search_idx";--> statement-breakpoint
DROP INDEX "escrow_customers_name_search_idx";--> statement-breakpoint
DROP INDEX "escrow_customers_email_search_idx";--> statement-breakpoint
DROP INDEX "escrow_customers_reference_search_idx";--> statement-breakpoint
DROP INDEX "escrow_entries_reference_search_idx";--> statement-breakpoint
DROP INDEX "fraud_list_entries_shown_search_idx";--> statement-breakpoint
DROP INDEX "fraud_predictions_external_id_search_idx";--> statement-breakpoint
DROP INDEX "fraud_rules_name_search_idx";--> statement-breakpoint
DROP INDEX "integrations_name_search_idx";--> statement-breakpoint
DROP INDEX "invoices_external_id_search_idx";--> statement-breakpoint
DROP INDEX "invoices_payer_email_search_idx";--> statement-breakpoint
DROP INDEX "issued_cards_holder_name_search_idx";--> statement-breakpoint
DROP INDEX "issuing_transactions_reference_search_idx";--> statement-breakpoint
DROP INDEX "issuing_transactions_merchant_name_search_idx";--> statement-breakpoint
DROP INDEX "ledger_entries_reference_search_idx";--> statement-breakpoint
DROP INDEX "payment_link_batches_name_search_idx";--> statement-breakpoint
DROP INDEX "payment_link_batches_file_name_search_idx";--> statement-breakpoint
DROP INDEX "payment_links_external_id_search_idx";--> statement-breakpoint
DROP INDEX "payment_links_title_search_idx";--> statement-breakpoint
DROP INDEX "payment_links_payer_email_search_idx";--> statement-breakpoint
DROP INDEX "payout_links_reference_search_idx";--> statement-breakpoint
DROP INDEX "payouts_external_id_search_idx";--> statement-breakpoint
DROP INDEX "payouts_recipient_email_search_idx";--> statement-breakpoint
DROP INDEX "platform_fees_name_search_idx";--> statement-breakpoint
DROP INDEX "qr_codes_external_id_search_idx";--> statement-breakpoint
DROP INDEX "qr_codes_name_search_idx";--> statement-breakpoint
DROP INDEX "rdl_investors_name_search_idx";--> statement-breakpoint
DROP INDEX "rdl_investors_email_search_idx";--> statement-breakpoint
DROP INDEX "rdl_investors_account_number_search_idx";--> statement-breakpoint
DROP INDEX "rdl_transactions_reference_search_idx";--> statement-breakpoint
DROP INDEX "recurring_cycles_reference_search_idx";--> statement-breakpoint
DROP INDEX "recurring_plans_external_id_search_idx";--> statement-breakpoint
DROP INDEX "recurring_plans_payer_email_search_idx";--> statement-breakpoint
DROP INDEX "remittance_payouts_external_id_search_idx";--> statement-breakpoint
DROP INDEX "remittance_payouts_recipient_name_search_idx";--> statement-breakpoint
DROP INDEX "remittance_payouts_sender_name_search_idx";--> statement-breakpoint
DROP INDEX "report_schedules_name_search_idx";--> statement-breakpoint
DROP INDEX "report_schedules_created_by_search_idx";--> statement-breakpoint
DROP INDEX "reports_file_name_search_idx";--> statement-breakpoint
DROP INDEX "reports_created_by_search_idx";--> statement-breakpoint
DROP INDEX "store_channels_name_search_idx";--> statement-breakpoint
DROP INDEX "store_listings_product_name_search_idx";--> statement-breakpoint
DROP INDEX "store_listings_sku_search_idx";--> statement-breakpoint
DROP INDEX "store_orders_order_id_search_idx";--> statement-breakpoint
DROP INDEX "store_orders_customer_name_search_idx";--> statement-breakpoint
DROP INDEX "store_products_name_search_idx";--> statement-breakpoint
DROP INDEX "store_products_sku_search_idx";--> statement-breakpoint
DROP INDEX "tax_documents_number_search_idx";--> statement-breakpoint
DROP INDEX "transactions_external_id_search_idx";--> statement-breakpoint
DROP INDEX "transactions_reference_search_idx";--> statement-breakpoint
DROP INDEX "virtual_account_payments_external_id_search_idx";--> statement-breakpoint
DROP INDEX "virtual_account_payments_account_number_search_idx";--> statement-breakpoint
DROP INDEX "virtual_account_payments_reference_search_idx";--> statement-breakpoint
DROP INDEX "virtual_accounts_external_id_search_idx";--> statement-breakpoint
DROP INDEX "virtual_accounts_name_search_idx";--> statement-breakpoint
DROP INDEX "virtual_accounts_account_number_search_idx";--> statement-breakpoint
ALTER TABLE "batch_disbursements" ADD COLUMN "file_name_search" text collate "C" GENERATED ALWAYS AS (lower("file_name")) STORED;--> statement-breakpoint
ALTER TABLE "credit_card_payments" ADD COLUMN "customer_name_search" text collate "C" GENERATED ALWAYS AS (lower("customer_name")) STORED;--> statement-breakpoint
ALTER TABLE "disbursements" ADD COLUMN "account_name_search" text collate "C" GENERATED ALWAYS AS (lower("account_name")) STORED;--> statement-breakpoint
ALTER TABLE "escrow_entries" ADD COLUMN "customer_name_search" text collate "C" GENERATED ALWAYS AS (lower("customer_name")) STORED;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "customer_name_search" text collate "C" GENERATED ALWAYS AS (lower("customer_name")) STORED;--> statement-breakpoint
ALTER TABLE "issuing_transactions" ADD COLUMN "holder_name_search" text collate "C" GENERATED ALWAYS AS (lower("holder_name")) STORED;--> statement-breakpoint
ALTER TABLE "payment_links" ADD COLUMN "customer_name_search" text collate "C" GENERATED ALWAYS AS (lower("customer_name")) STORED;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "recipient_name_search" text collate "C" GENERATED ALWAYS AS (lower("recipient_name")) STORED;--> statement-breakpoint
ALTER TABLE "rdl_transactions" ADD COLUMN "investor_name_search" text collate "C" GENERATED ALWAYS AS (lower("investor_name")) STORED;--> statement-breakpoint
ALTER TABLE "recurring_plans" ADD COLUMN "customer_name_search" text collate "C" GENERATED ALWAYS AS (lower("customer_name")) STORED;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "customer_name_search" text collate "C" GENERATED ALWAYS AS (lower("customer_name")) STORED;--> statement-breakpoint
ALTER TABLE "virtual_account_payments" ADD COLUMN "customer_name_search" text collate "C" GENERATED ALWAYS AS (lower("customer_name")) STORED;--> statement-breakpoint
CREATE INDEX "search_entries_content_idx" ON "search_entries" USING gin ("business_id","environment","record","content" gin_trgm_ops);
--> statement-breakpoint
-- Written by hand from here. No request reads or writes the table: it has no grants, the triggers write it, and
-- search_records reads it. All of them run as the owner, whom the second policy lets read every row, so that trigram
-- conditions may use the index: they are not leakproof, and behind a policy with a condition they would not.
ALTER TABLE search_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON search_entries USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
CREATE POLICY of_search ON search_entries FOR SELECT TO CURRENT_USER USING (true);
--> statement-breakpoint
-- The ids of records of a table that hold every word, at most so many, in no order. The business and the environment
-- are those of the transaction, never an argument. The statement is planned for the words: their number decides.
CREATE FUNCTION search_records(searched_table text, words text[], most integer) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY EXECUTE
    'SELECT id FROM search_entries WHERE business_id = $1 AND environment = $2 AND record = $3'
    || (SELECT string_agg(format(' AND content LIKE %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), '') FROM unnest(words) AS word)
    || ' LIMIT $4'
  USING nullif(current_setting('app.business_id', true), '')::uuid, nullif(current_setting('app.environment', true), ''), searched_table, most;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION search_records(text, text[], integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION search_records(text, text[], integer) TO beranda_request;
--> statement-breakpoint
-- Keeps the entry of a record. Its arguments are the fields that are searched.
CREATE FUNCTION keep_search_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  written jsonb;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_entries e
    WHERE e.business_id = OLD.business_id AND e.environment = OLD.environment AND e.record = TG_TABLE_NAME AND e.id = OLD.id;
    RETURN NULL;
  END IF;
  written := to_jsonb(NEW);
  INSERT INTO search_entries (business_id, environment, record, id, content)
  SELECT NEW.business_id, NEW.environment, TG_TABLE_NAME, NEW.id, lower(coalesce(string_agg(written ->> field, E'\n'), ''))
  FROM unnest(TG_ARGV) AS field
  ON CONFLICT (business_id, environment, record, id) DO UPDATE SET content = excluded.content;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Makes the entries of a table anew, of every business: as the owner, whom no policy binds while this runs.
CREATE FUNCTION fill_search_entries(searched_table regclass) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  fields text[];
  content text;
BEGIN
  SELECT array_remove(string_to_array(encode(tgargs, 'escape'), '\000'), '') INTO STRICT fields
  FROM pg_trigger WHERE tgrelid = searched_table AND tgname = 'keep_search_entry';
  SELECT string_agg(format('%I', field), ', ') INTO content FROM unnest(fields) AS field;
  EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', searched_table);
  ALTER TABLE search_entries NO FORCE ROW LEVEL SECURITY;
  EXECUTE format('DELETE FROM search_entries WHERE record = %L', searched_table);
  EXECUTE format(
    'INSERT INTO search_entries (business_id, environment, record, id, content) SELECT business_id, environment, %L, id, lower(concat_ws(E''\n'', %s)) FROM %s',
    searched_table, content, searched_table
  );
  ALTER TABLE search_entries FORCE ROW LEVEL SECURITY;
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', searched_table);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION fill_search_entries(regclass) FROM PUBLIC;
--> statement-breakpoint
-- Has the fields of a table searched, instead of those that were before, with the records that are there.
CREATE FUNCTION make_searchable(searched_table regclass, fields text[]) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  EXECUTE format('DROP TRIGGER IF EXISTS keep_search_entry ON %s', searched_table);
  EXECUTE format(
    'CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF %s ON %s FOR EACH ROW EXECUTE FUNCTION keep_search_entry(%s)',
    (SELECT string_agg(format('%I', field), ', ') FROM unnest(fields) AS field), searched_table,
    (SELECT string_agg(format('%L', field), ', ') FROM unnest(fields) AS field)
  );
  PERFORM fill_search_entries(searched_table);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION make_searchable(regclass, text[]) FROM PUBLIC;
--> statement-breakpoint
SELECT make_searchable('activity_logs', '{actor_email,target_id}');
--> statement-breakpoint
SELECT make_searchable('api_logs', '{path,request_id}');
--> statement-breakpoint
SELECT make_searchable('apps', '{name}');
--> statement-breakpoint
SELECT make_searchable('batch_disbursements', '{reference,file_name}');
--> statement-breakpoint
SELECT make_searchable('batch_remittances', '{reference}');
--> statement-breakpoint
SELECT make_searchable('billing_statements', '{number}');
--> statement-breakpoint
SELECT make_searchable('callbacks', '{external_id,reference}');
--> statement-breakpoint
SELECT make_searchable('capital_loans', '{reference}');
--> statement-breakpoint
SELECT make_searchable('card_products', '{name}');
--> statement-breakpoint
SELECT make_searchable('credit_card_authentications', '{reference}');
--> statement-breakpoint
SELECT make_searchable('credit_card_chargebacks', '{external_id,reference}');
--> statement-breakpoint
SELECT make_searchable('credit_card_payments', '{external_id,customer_name}');
--> statement-breakpoint
SELECT make_searchable('credit_card_promotions', '{name,code}');
--> statement-breakpoint
SELECT make_searchable('credit_card_refunds', '{reference}');
--> statement-breakpoint
SELECT make_searchable('credit_card_settlements', '{mid}');
--> statement-breakpoint
SELECT make_searchable('credit_card_tokenizations', '{token}');
--> statement-breakpoint
SELECT make_searchable('customers', '{name,email,phone_number,reference}');
--> statement-breakpoint
SELECT make_searchable('disbursements', '{external_id,account_number,account_name}');
--> statement-breakpoint
SELECT make_searchable('ereceipt_settings', '{name}');
--> statement-breakpoint
SELECT make_searchable('ereceipts', '{number,buyer_email,buyer_name}');
--> statement-breakpoint
SELECT make_searchable('escrow_accounts', '{name,account_number}');
--> statement-breakpoint
SELECT make_searchable('escrow_customers', '{name,email,reference}');
--> statement-breakpoint
SELECT make_searchable('escrow_entries', '{reference,customer_name}');
--> statement-breakpoint
SELECT make_searchable('fraud_list_entries', '{shown}');
--> statement-breakpoint
SELECT make_searchable('fraud_predictions', '{external_id}');
--> statement-breakpoint
SELECT make_searchable('fraud_rules', '{name}');
--> statement-breakpoint
SELECT make_searchable('integrations', '{name}');
--> statement-breakpoint
SELECT make_searchable('invoices', '{external_id,payer_email,customer_name}');
--> statement-breakpoint
SELECT make_searchable('issued_cards', '{holder_name}');
--> statement-breakpoint
SELECT make_searchable('issuing_transactions', '{reference,merchant_name,holder_name}');
--> statement-breakpoint
SELECT make_searchable('ledger_entries', '{reference}');
--> statement-breakpoint
SELECT make_searchable('payment_link_batches', '{name,file_name}');
--> statement-breakpoint
SELECT make_searchable('payment_links', '{external_id,title,payer_email,customer_name}');
--> statement-breakpoint
SELECT make_searchable('payout_links', '{reference}');
--> statement-breakpoint
SELECT make_searchable('payouts', '{external_id,recipient_email,recipient_name}');
--> statement-breakpoint
SELECT make_searchable('platform_fees', '{name}');
--> statement-breakpoint
SELECT make_searchable('qr_codes', '{external_id,name}');
--> statement-breakpoint
SELECT make_searchable('rdl_investors', '{name,email,account_number}');
--> statement-breakpoint
SELECT make_searchable('rdl_transactions', '{reference,investor_name}');
--> statement-breakpoint
SELECT make_searchable('recurring_cycles', '{reference}');
--> statement-breakpoint
SELECT make_searchable('recurring_plans', '{external_id,payer_email,customer_name}');
--> statement-breakpoint
SELECT make_searchable('remittance_payouts', '{external_id,recipient_name,sender_name}');
--> statement-breakpoint
SELECT make_searchable('report_schedules', '{name,created_by}');
--> statement-breakpoint
SELECT make_searchable('reports', '{file_name,created_by}');
--> statement-breakpoint
SELECT make_searchable('store_channels', '{name}');
--> statement-breakpoint
SELECT make_searchable('store_listings', '{product_name,sku}');
--> statement-breakpoint
SELECT make_searchable('store_orders', '{order_id,customer_name}');
--> statement-breakpoint
SELECT make_searchable('store_products', '{name,sku}');
--> statement-breakpoint
SELECT make_searchable('tax_documents', '{number}');
--> statement-breakpoint
SELECT make_searchable('transactions', '{external_id,reference,customer_name}');
--> statement-breakpoint
SELECT make_searchable('virtual_account_payments', '{external_id,account_number,reference,customer_name}');
--> statement-breakpoint
SELECT make_searchable('virtual_accounts', '{external_id,name,account_number}');
