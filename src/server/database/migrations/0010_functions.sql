-- Functions and triggers of search, of the sales of a store and of disputes, and foreign keys to tables of later files.
ALTER TABLE ONLY transactions
    ADD CONSTRAINT transactions_business_id_environment_customer_id_customers_busi FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id);
--> statement-breakpoint
ALTER TABLE ONLY ereceipts
    ADD CONSTRAINT ereceipts_business_id_environment_customer_id_customers_busines FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id);
--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_business_id_environment_customer_id_customers_business FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id);
--> statement-breakpoint
ALTER TABLE ONLY payment_links
    ADD CONSTRAINT payment_links_business_id_environment_customer_id_customers_bus FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id);
--> statement-breakpoint
ALTER TABLE ONLY recurring_plans
    ADD CONSTRAINT recurring_plans_business_id_environment_customer_id_customers_b FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id);
--> statement-breakpoint
ALTER TABLE ONLY virtual_account_payments
    ADD CONSTRAINT virtual_account_payments_business_id_environment_customer_id_cu FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id);
--> statement-breakpoint
ALTER TABLE ONLY virtual_accounts
    ADD CONSTRAINT virtual_accounts_business_id_environment_customer_id_customers_ FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id);
--> statement-breakpoint
ALTER TABLE ONLY credit_card_payments
    ADD CONSTRAINT credit_card_payments_business_id_environment_customer_id_custom FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id);
--> statement-breakpoint
CREATE FUNCTION is_sold(order_status text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    RETURN (order_status = ANY (ARRAY['PAID'::text, 'PACKED'::text, 'SHIPPED'::text, 'COMPLETED'::text]));
--> statement-breakpoint
CREATE FUNCTION count_store_order_items() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO store_product_sales AS kept
    (business_id, environment, id, created, store_id, product_id, name, variant, total_sold, total_revenue, currency)
  SELECT
    i.business_id, i.environment, md5(o.store_id::text || i.product_id::text)::uuid, min(i.created), o.store_id, i.product_id,
    (array_agg(i.name ORDER BY i.created DESC, i.id DESC))[1], (array_agg(i.variant ORDER BY i.created DESC, i.id DESC))[1],
    sum(i.quantity), sum(i.amount), min(i.currency)
  FROM made i
  JOIN store_orders o ON o.business_id = i.business_id AND o.environment = i.environment AND o.id = i.order_id
  WHERE is_sold(o.status)
  GROUP BY i.business_id, i.environment, o.store_id, i.product_id
  -- Two who write the same products wait for each other in one order.
  ORDER BY 3
  ON CONFLICT (business_id, environment, id) DO UPDATE SET
    name = excluded.name, variant = excluded.variant,
    total_sold = kept.total_sold + excluded.total_sold, total_revenue = kept.total_revenue + excluded.total_revenue;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_store_orders() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  INSERT INTO store_product_sales AS kept
    (business_id, environment, id, created, store_id, product_id, name, variant, total_sold, total_revenue, currency)
  SELECT
    i.business_id, i.environment, md5(o.store_id::text || i.product_id::text)::uuid, min(i.created), o.store_id, i.product_id,
    (array_agg(i.name ORDER BY i.created DESC, i.id DESC))[1], (array_agg(i.variant ORDER BY i.created DESC, i.id DESC))[1],
    sum(CASE WHEN is_sold(o.status) THEN i.quantity ELSE -i.quantity END),
    sum(CASE WHEN is_sold(o.status) THEN i.amount ELSE -i.amount END), min(i.currency)
  FROM after o
  JOIN before b ON b.business_id = o.business_id AND b.environment = o.environment AND b.id = o.id
  JOIN store_order_items i ON i.business_id = o.business_id AND i.environment = o.environment AND i.order_id = o.id
  WHERE is_sold(o.status) <> is_sold(b.status)
  GROUP BY i.business_id, i.environment, o.store_id, i.product_id
  ORDER BY 3
  ON CONFLICT (business_id, environment, id) DO UPDATE SET
    total_sold = kept.total_sold + excluded.total_sold, total_revenue = kept.total_revenue + excluded.total_revenue;
  DELETE FROM store_product_sales s USING after o
  WHERE s.business_id = o.business_id AND s.environment = o.environment AND s.store_id = o.store_id AND s.total_sold = 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION fill_search_entries(searched_table regclass) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
CREATE FUNCTION keep_disputes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE credit_card_payments SET
    open_disputes = (
      SELECT count(*) FROM credit_card_chargebacks c
      WHERE c.business_id = NEW.business_id AND c.environment = NEW.environment AND c.payment_id = NEW.payment_id
        AND c.status IN ('OPEN', 'REVIEWING', 'SUBMITTED')),
    charged_back_amount = (
      SELECT coalesce(sum(c.lost_amount), 0) FROM credit_card_chargebacks c
      WHERE c.business_id = NEW.business_id AND c.environment = NEW.environment AND c.payment_id = NEW.payment_id)
  WHERE business_id = NEW.business_id AND environment = NEW.environment AND id = NEW.payment_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_search_entry() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
CREATE FUNCTION make_searchable(searched_table regclass, fields text[]) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
CREATE FUNCTION protect_tenant_table(tenant_table regclass, rights text) RETURNS void
    LANGUAGE plpgsql
    AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', tenant_table);
  EXECUTE format(
    'CREATE POLICY of_business ON %s USING (business_id = nullif(current_setting(''app.business_id'', true), '''')::uuid AND environment = nullif(current_setting(''app.environment'', true), ''''))',
    tenant_table
  );
  EXECUTE format('GRANT %s ON %s TO beranda_request', rights, tenant_table);
END $$;
--> statement-breakpoint
CREATE FUNCTION search_records(searched_table text, words text[], most integer) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $_$
BEGIN
  RETURN QUERY EXECUTE
    'SELECT id FROM search_entries WHERE business_id = $1 AND environment = $2 AND record = $3'
    || (SELECT string_agg(format(' AND content LIKE %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), '') FROM unnest(words) AS word)
    || ' LIMIT $4'
  USING nullif(current_setting('app.business_id', true), '')::uuid, nullif(current_setting('app.environment', true), ''), searched_table, most;
END $_$;


SET default_tablespace = '';

SET default_table_access_method = heap;
--> statement-breakpoint
REVOKE ALL ON FUNCTION fill_search_entries(searched_table regclass) FROM PUBLIC;
--> statement-breakpoint
REVOKE ALL ON FUNCTION make_searchable(searched_table regclass, fields text[]) FROM PUBLIC;
--> statement-breakpoint
REVOKE ALL ON FUNCTION protect_tenant_table(tenant_table regclass, rights text) FROM PUBLIC;
--> statement-breakpoint
REVOKE ALL ON FUNCTION search_records(searched_table text, words text[], most integer) FROM PUBLIC;
--> statement-breakpoint
GRANT ALL ON FUNCTION search_records(searched_table text, words text[], most integer) TO beranda_request;
--> statement-breakpoint
CREATE TRIGGER count_sales AFTER INSERT ON store_order_items REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION count_store_order_items();

ALTER TABLE store_order_items ENABLE ALWAYS TRIGGER count_sales;
--> statement-breakpoint
CREATE TRIGGER count_sales AFTER UPDATE ON store_orders REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_store_orders();
--> statement-breakpoint
CREATE TRIGGER keep_disputes AFTER INSERT OR UPDATE OF status, lost_amount ON credit_card_chargebacks FOR EACH ROW EXECUTE FUNCTION keep_disputes();

ALTER TABLE credit_card_chargebacks ENABLE ALWAYS TRIGGER keep_disputes;
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF actor_email, target_id ON activity_logs FOR EACH ROW EXECUTE FUNCTION keep_search_entry('actor_email', 'target_id');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF path, request_id ON api_logs FOR EACH ROW EXECUTE FUNCTION keep_search_entry('path', 'request_id');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF name ON apps FOR EACH ROW EXECUTE FUNCTION keep_search_entry('name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF reference, file_name ON batch_disbursements FOR EACH ROW EXECUTE FUNCTION keep_search_entry('reference', 'file_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF reference ON batch_remittances FOR EACH ROW EXECUTE FUNCTION keep_search_entry('reference');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF number ON billing_statements FOR EACH ROW EXECUTE FUNCTION keep_search_entry('number');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF external_id, reference ON callbacks FOR EACH ROW EXECUTE FUNCTION keep_search_entry('external_id', 'reference');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF reference ON capital_loans FOR EACH ROW EXECUTE FUNCTION keep_search_entry('reference');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF name ON card_products FOR EACH ROW EXECUTE FUNCTION keep_search_entry('name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF reference ON credit_card_authentications FOR EACH ROW EXECUTE FUNCTION keep_search_entry('reference');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF external_id, reference ON credit_card_chargebacks FOR EACH ROW EXECUTE FUNCTION keep_search_entry('external_id', 'reference');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF external_id, customer_name ON credit_card_payments FOR EACH ROW EXECUTE FUNCTION keep_search_entry('external_id', 'customer_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF name, code ON credit_card_promotions FOR EACH ROW EXECUTE FUNCTION keep_search_entry('name', 'code');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF reference ON credit_card_refunds FOR EACH ROW EXECUTE FUNCTION keep_search_entry('reference');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF mid ON credit_card_settlements FOR EACH ROW EXECUTE FUNCTION keep_search_entry('mid');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF token ON credit_card_tokenizations FOR EACH ROW EXECUTE FUNCTION keep_search_entry('token');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF name, email, phone_number, reference ON customers FOR EACH ROW EXECUTE FUNCTION keep_search_entry('name', 'email', 'phone_number', 'reference');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF external_id, account_number, account_name ON disbursements FOR EACH ROW EXECUTE FUNCTION keep_search_entry('external_id', 'account_number', 'account_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF name ON ereceipt_settings FOR EACH ROW EXECUTE FUNCTION keep_search_entry('name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF number, buyer_email, buyer_name ON ereceipts FOR EACH ROW EXECUTE FUNCTION keep_search_entry('number', 'buyer_email', 'buyer_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF name, account_number ON escrow_accounts FOR EACH ROW EXECUTE FUNCTION keep_search_entry('name', 'account_number');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF name, email, reference ON escrow_customers FOR EACH ROW EXECUTE FUNCTION keep_search_entry('name', 'email', 'reference');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF reference, customer_name ON escrow_entries FOR EACH ROW EXECUTE FUNCTION keep_search_entry('reference', 'customer_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF shown ON fraud_list_entries FOR EACH ROW EXECUTE FUNCTION keep_search_entry('shown');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF external_id ON fraud_predictions FOR EACH ROW EXECUTE FUNCTION keep_search_entry('external_id');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF name ON fraud_rules FOR EACH ROW EXECUTE FUNCTION keep_search_entry('name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF name ON integrations FOR EACH ROW EXECUTE FUNCTION keep_search_entry('name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF external_id, payer_email, customer_name ON invoices FOR EACH ROW EXECUTE FUNCTION keep_search_entry('external_id', 'payer_email', 'customer_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF holder_name ON issued_cards FOR EACH ROW EXECUTE FUNCTION keep_search_entry('holder_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF reference, merchant_name, holder_name ON issuing_transactions FOR EACH ROW EXECUTE FUNCTION keep_search_entry('reference', 'merchant_name', 'holder_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF reference ON ledger_entries FOR EACH ROW EXECUTE FUNCTION keep_search_entry('reference');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF name, file_name ON payment_link_batches FOR EACH ROW EXECUTE FUNCTION keep_search_entry('name', 'file_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF external_id, title, payer_email, customer_name ON payment_links FOR EACH ROW EXECUTE FUNCTION keep_search_entry('external_id', 'title', 'payer_email', 'customer_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF reference ON payout_links FOR EACH ROW EXECUTE FUNCTION keep_search_entry('reference');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF external_id, recipient_email, recipient_name ON payouts FOR EACH ROW EXECUTE FUNCTION keep_search_entry('external_id', 'recipient_email', 'recipient_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF name ON platform_fees FOR EACH ROW EXECUTE FUNCTION keep_search_entry('name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF external_id, name ON qr_codes FOR EACH ROW EXECUTE FUNCTION keep_search_entry('external_id', 'name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF name, email, account_number ON rdl_investors FOR EACH ROW EXECUTE FUNCTION keep_search_entry('name', 'email', 'account_number');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF reference, investor_name ON rdl_transactions FOR EACH ROW EXECUTE FUNCTION keep_search_entry('reference', 'investor_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF reference ON recurring_cycles FOR EACH ROW EXECUTE FUNCTION keep_search_entry('reference');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF external_id, payer_email, customer_name ON recurring_plans FOR EACH ROW EXECUTE FUNCTION keep_search_entry('external_id', 'payer_email', 'customer_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF external_id, recipient_name, sender_name ON remittance_payouts FOR EACH ROW EXECUTE FUNCTION keep_search_entry('external_id', 'recipient_name', 'sender_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF name, created_by ON report_schedules FOR EACH ROW EXECUTE FUNCTION keep_search_entry('name', 'created_by');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF file_name, created_by ON reports FOR EACH ROW EXECUTE FUNCTION keep_search_entry('file_name', 'created_by');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF name ON store_channels FOR EACH ROW EXECUTE FUNCTION keep_search_entry('name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF product_name, sku ON store_listings FOR EACH ROW EXECUTE FUNCTION keep_search_entry('product_name', 'sku');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF order_id, customer_name ON store_orders FOR EACH ROW EXECUTE FUNCTION keep_search_entry('order_id', 'customer_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF name, sku ON store_products FOR EACH ROW EXECUTE FUNCTION keep_search_entry('name', 'sku');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF number ON tax_documents FOR EACH ROW EXECUTE FUNCTION keep_search_entry('number');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF external_id, reference, customer_name ON transactions FOR EACH ROW EXECUTE FUNCTION keep_search_entry('external_id', 'reference', 'customer_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF external_id, account_number, reference, customer_name ON virtual_account_payments FOR EACH ROW EXECUTE FUNCTION keep_search_entry('external_id', 'account_number', 'reference', 'customer_name');
--> statement-breakpoint
CREATE TRIGGER keep_search_entry AFTER INSERT OR DELETE OR UPDATE OF external_id, name, account_number ON virtual_accounts FOR EACH ROW EXECUTE FUNCTION keep_search_entry('external_id', 'name', 'account_number');
