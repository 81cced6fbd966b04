-- Functions, and the triggers that call them.
-- What leaves the balance for a payment is never more than the payment. Rows from before are not checked until they change.
ALTER TABLE credit_card_payments
    ADD CONSTRAINT credit_card_payments_returned_check CHECK (((refunded_amount >= 0) AND (charged_back_amount >= 0) AND ((refunded_amount + charged_back_amount) <= amount))) NOT VALID;
--> statement-breakpoint
CREATE FUNCTION is_sold(order_status text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    RETURN (order_status = ANY (ARRAY['PAID'::text, 'PACKED'::text, 'SHIPPED'::text, 'COMPLETED'::text]));
--> statement-breakpoint
-- Cancels the payment requests of a record that was paid or closed, or of which the terms changed. It runs as the writer of
-- the record, so that row-level security binds it.
CREATE FUNCTION cancel_payment_requests() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  UPDATE payment_requests SET status = 'CANCELLED', updated = NEW.updated
  WHERE business_id = NEW.business_id AND environment = NEW.environment
    AND paid_for = TG_ARGV[0] || '_' || replace(NEW.id::text, '-', '') AND status = 'PENDING';
  RETURN NULL;
END $$;
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
-- The sales of a store are counted where orders are written, whoever writes them; requests may only read them.
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
-- Makes the payer tokens of a table again, of every business: as the owner, whom no policy binds while this runs.
CREATE FUNCTION fill_payer_tokens(payable_table regclass) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', payable_table);
  EXECUTE format('DELETE FROM payer_tokens WHERE record = %L', payable_table);
  EXECUTE format(
    'INSERT INTO payer_tokens (token, business_id, environment, record, record_id) SELECT link, business_id, environment, %L, id FROM %s',
    payable_table, payable_table
  );
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', payable_table);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION fill_payer_tokens(payable_table regclass) FROM PUBLIC;
--> statement-breakpoint
-- Makes the search entries of a table again, of every business: as the owner, whom no policy binds while this runs.
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
REVOKE ALL ON FUNCTION fill_search_entries(searched_table regclass) FROM PUBLIC;
--> statement-breakpoint
-- The status of a business follows its activation, in the transaction that changes the activation. As the owner: a request
-- may not write the status of a business in any other way.
CREATE FUNCTION follow_activation() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $$
BEGIN
  UPDATE businesses SET
    kyc_verification_status = NEW.status,
    go_live_status = CASE NEW.status
      WHEN 'OPEN' THEN 'REGISTERED'
      WHEN 'AWAITING_DATA' THEN 'AWAITING_DOCS'
      WHEN 'DATA_PROVIDED' THEN CASE WHEN NEW.tried IS NULL THEN 'PENDING_VERIFICATION' ELSE 'LIVE_TESTMODE' END
      WHEN 'DECLINED' THEN 'AWAITING_DOCS'
      WHEN 'PASSED' THEN 'LIVE'
    END,
    updated = NEW.updated
  WHERE business_id = NEW.business_id
    AND go_live_status IN ('REGISTERED', 'AWAITING_DOCS', 'FORM_CONFIRMED', 'PENDING', 'PENDING_VERIFICATION', 'PENDING_LIVE', 'INVITED', 'LIVE_TESTMODE');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Every writer of a chargeback keeps the totals of its payment.
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
-- Keeps the token of a payer's page. No request reads or writes the table of tokens: this trigger writes it as the owner, and
-- the owner reads it before the business is known.
CREATE FUNCTION keep_payer_token() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM payer_tokens WHERE token = OLD.link;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO payer_tokens (token, business_id, environment, record, record_id)
    VALUES (NEW.link, NEW.business_id, NEW.environment, TG_TABLE_NAME, NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Keeps the search entry of a record. Its arguments are the fields that are searched.
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
-- Lets the fields of a table be searched, instead of those before, with the records that are there.
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
REVOKE ALL ON FUNCTION make_searchable(searched_table regclass, fields text[]) FROM PUBLIC;
--> statement-breakpoint
-- What drizzle-kit does not write of a business's table: row-level security that binds its owner too, and what a request may
-- do with it. NULLIF: a pooled connection keeps the setting as '' afterwards.
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
REVOKE ALL ON FUNCTION protect_tenant_table(tenant_table regclass, rights text) FROM PUBLIC;
--> statement-breakpoint
-- Called by the triggers that a start creates from config/transitions: transitionTriggers.ts.
CREATE FUNCTION reject_transition() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'No event of config/transitions leads to this state of %.', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME, SCHEMA = TG_TABLE_SCHEMA;
END $$;
--> statement-breakpoint
-- The ids of records of a table that contain every word, at most so many, in no order. The business and the environment are
-- those of the transaction, never an argument. The statement is planned for the words: their number decides.
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
--> statement-breakpoint
REVOKE ALL ON FUNCTION search_records(searched_table text, words text[], most integer) FROM PUBLIC;
--> statement-breakpoint
GRANT ALL ON FUNCTION search_records(searched_table text, words text[], most integer) TO beranda_request;
--> statement-breakpoint
CREATE TRIGGER cancel_payment_requests AFTER UPDATE OF status, amount, due_date ON invoices FOR EACH ROW WHEN (old.status = 'PENDING' AND (new.status IS DISTINCT FROM old.status OR new.amount IS DISTINCT FROM old.amount OR new.due_date IS DISTINCT FROM old.due_date)) EXECUTE FUNCTION cancel_payment_requests('inv');
--> statement-breakpoint
CREATE TRIGGER cancel_payment_requests AFTER UPDATE OF status, amount, end_date ON payment_links FOR EACH ROW WHEN (old.status = 'ACTIVE' AND (new.status IS DISTINCT FROM old.status OR new.amount IS DISTINCT FROM old.amount OR new.end_date IS DISTINCT FROM old.end_date)) EXECUTE FUNCTION cancel_payment_requests('plk');
--> statement-breakpoint
CREATE TRIGGER count_sales AFTER INSERT ON store_order_items REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION count_store_order_items();
--> statement-breakpoint
-- Also while the demo is loaded, for which other triggers rest.
ALTER TABLE store_order_items ENABLE ALWAYS TRIGGER count_sales;
--> statement-breakpoint
CREATE TRIGGER count_sales AFTER UPDATE ON store_orders REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_store_orders();
--> statement-breakpoint
CREATE TRIGGER follow_activation AFTER UPDATE OF status, tried ON activations FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.tried IS DISTINCT FROM new.tried))) EXECUTE FUNCTION follow_activation();
--> statement-breakpoint
CREATE TRIGGER keep_disputes AFTER INSERT OR UPDATE OF status, lost_amount ON credit_card_chargebacks FOR EACH ROW EXECUTE FUNCTION keep_disputes();
--> statement-breakpoint
ALTER TABLE credit_card_chargebacks ENABLE ALWAYS TRIGGER keep_disputes;
--> statement-breakpoint
CREATE TRIGGER keep_payer_token AFTER INSERT OR DELETE OR UPDATE OF link ON invoices FOR EACH ROW EXECUTE FUNCTION keep_payer_token();
--> statement-breakpoint
CREATE TRIGGER keep_payer_token AFTER INSERT OR DELETE OR UPDATE OF link ON payment_links FOR EACH ROW EXECUTE FUNCTION keep_payer_token();
--> statement-breakpoint
CREATE TRIGGER keep_payer_token AFTER INSERT OR DELETE OR UPDATE OF link ON payouts FOR EACH ROW EXECUTE FUNCTION keep_payer_token();
--> statement-breakpoint
SELECT make_searchable('activity_logs', ARRAY['actor_email', 'target_id']);
--> statement-breakpoint
SELECT make_searchable('api_logs', ARRAY['path', 'request_id']);
--> statement-breakpoint
SELECT make_searchable('apps', ARRAY['name']);
--> statement-breakpoint
SELECT make_searchable('bank_accounts', ARRAY['account_name']);
--> statement-breakpoint
SELECT make_searchable('batch_disbursements', ARRAY['reference', 'file_name']);
--> statement-breakpoint
SELECT make_searchable('batch_remittances', ARRAY['reference']);
--> statement-breakpoint
SELECT make_searchable('billing_statements', ARRAY['number']);
--> statement-breakpoint
SELECT make_searchable('callbacks', ARRAY['external_id', 'reference']);
--> statement-breakpoint
SELECT make_searchable('capital_loans', ARRAY['reference']);
--> statement-breakpoint
SELECT make_searchable('card_products', ARRAY['name']);
--> statement-breakpoint
SELECT make_searchable('credit_card_authentications', ARRAY['reference']);
--> statement-breakpoint
SELECT make_searchable('credit_card_chargebacks', ARRAY['external_id', 'reference']);
--> statement-breakpoint
SELECT make_searchable('credit_card_payments', ARRAY['external_id', 'customer_name']);
--> statement-breakpoint
SELECT make_searchable('credit_card_promotions', ARRAY['name', 'code']);
--> statement-breakpoint
SELECT make_searchable('credit_card_refunds', ARRAY['reference']);
--> statement-breakpoint
SELECT make_searchable('credit_card_settlements', ARRAY['mid']);
--> statement-breakpoint
SELECT make_searchable('credit_card_tokenizations', ARRAY['token']);
--> statement-breakpoint
SELECT make_searchable('customers', ARRAY['name', 'email', 'phone_number', 'reference']);
--> statement-breakpoint
SELECT make_searchable('daily_closes', ARRAY['reference']);
--> statement-breakpoint
SELECT make_searchable('disbursements', ARRAY['external_id', 'account_number', 'account_name']);
--> statement-breakpoint
SELECT make_searchable('ereceipt_settings', ARRAY['name']);
--> statement-breakpoint
SELECT make_searchable('ereceipts', ARRAY['number', 'buyer_email', 'buyer_name']);
--> statement-breakpoint
SELECT make_searchable('escrow_accounts', ARRAY['name', 'account_number']);
--> statement-breakpoint
SELECT make_searchable('escrow_customers', ARRAY['name', 'email', 'reference']);
--> statement-breakpoint
SELECT make_searchable('escrow_entries', ARRAY['reference', 'customer_name']);
--> statement-breakpoint
SELECT make_searchable('fraud_list_entries', ARRAY['shown']);
--> statement-breakpoint
SELECT make_searchable('fraud_predictions', ARRAY['external_id']);
--> statement-breakpoint
SELECT make_searchable('fraud_rules', ARRAY['name']);
--> statement-breakpoint
SELECT make_searchable('integrations', ARRAY['name']);
--> statement-breakpoint
SELECT make_searchable('invoices', ARRAY['external_id', 'payer_email', 'customer_name']);
--> statement-breakpoint
SELECT make_searchable('issued_cards', ARRAY['holder_name']);
--> statement-breakpoint
SELECT make_searchable('issuing_transactions', ARRAY['reference', 'merchant_name', 'holder_name']);
--> statement-breakpoint
SELECT make_searchable('ledger_entries', ARRAY['reference']);
--> statement-breakpoint
SELECT make_searchable('payment_link_batches', ARRAY['name', 'file_name']);
--> statement-breakpoint
SELECT make_searchable('payment_links', ARRAY['external_id', 'title', 'payer_email', 'customer_name']);
--> statement-breakpoint
SELECT make_searchable('payment_requests', ARRAY['external_id', 'payment_code']);
--> statement-breakpoint
SELECT make_searchable('payout_links', ARRAY['reference']);
--> statement-breakpoint
SELECT make_searchable('payouts', ARRAY['external_id', 'recipient_email', 'recipient_name']);
--> statement-breakpoint
SELECT make_searchable('platform_fees', ARRAY['name']);
--> statement-breakpoint
SELECT make_searchable('qr_codes', ARRAY['external_id', 'name']);
--> statement-breakpoint
SELECT make_searchable('rdl_investors', ARRAY['name', 'email', 'account_number']);
--> statement-breakpoint
SELECT make_searchable('rdl_transactions', ARRAY['reference', 'investor_name']);
--> statement-breakpoint
SELECT make_searchable('recurring_cycles', ARRAY['reference']);
--> statement-breakpoint
SELECT make_searchable('recurring_plans', ARRAY['external_id', 'payer_email', 'customer_name']);
--> statement-breakpoint
SELECT make_searchable('remittance_payouts', ARRAY['external_id', 'recipient_name', 'sender_name']);
--> statement-breakpoint
SELECT make_searchable('report_schedules', ARRAY['name', 'created_by']);
--> statement-breakpoint
SELECT make_searchable('reports', ARRAY['file_name', 'created_by']);
--> statement-breakpoint
SELECT make_searchable('review_questions', ARRAY['subject_name']);
--> statement-breakpoint
SELECT make_searchable('reviews', ARRAY['subject_name', 'business_name', 'assignee']);
--> statement-breakpoint
SELECT make_searchable('settlements', ARRAY['reference']);
--> statement-breakpoint
SELECT make_searchable('store_channels', ARRAY['name']);
--> statement-breakpoint
SELECT make_searchable('store_listings', ARRAY['product_name', 'sku']);
--> statement-breakpoint
SELECT make_searchable('store_orders', ARRAY['order_id', 'customer_name']);
--> statement-breakpoint
SELECT make_searchable('store_products', ARRAY['name', 'sku']);
--> statement-breakpoint
SELECT make_searchable('tax_documents', ARRAY['number']);
--> statement-breakpoint
SELECT make_searchable('transactions', ARRAY['external_id', 'reference', 'customer_name']);
--> statement-breakpoint
SELECT make_searchable('virtual_account_payments', ARRAY['external_id', 'account_number', 'reference', 'customer_name']);
--> statement-breakpoint
SELECT make_searchable('virtual_accounts', ARRAY['external_id', 'name', 'account_number']);
--> statement-breakpoint
SELECT make_searchable('withdrawals', ARRAY['external_id']);
