-- A foreign key looks up and locks a row for each row written. Messages are written with their alerts, and deliveries with their messages and with
-- locks on their channels, in one transaction. So no check is needed. Deleting a row still deletes everything that belongs to it.
alter table accounts.alert_message drop constraint alert_message_alert_id_fkey;
alter table accounts.alert_delivery drop constraint alert_delivery_channel_id_fkey;
alter table accounts.alert_delivery drop constraint alert_delivery_message_id_fkey;

create function accounts.delete_alert_messages() returns trigger language plpgsql as
$$ begin delete from accounts.alert_message m using gone where m.alert_id = gone.id; return null; end $$;
create trigger messages_go_with_alerts after delete on accounts.alert
  referencing old table as gone for each statement execute function accounts.delete_alert_messages();

create function accounts.delete_message_deliveries() returns trigger language plpgsql as
$$ begin delete from accounts.alert_delivery d using gone where d.message_id = gone.id; return null; end $$;
create trigger deliveries_go_with_messages after delete on accounts.alert_message
  referencing old table as gone for each statement execute function accounts.delete_message_deliveries();

create function accounts.delete_channel_deliveries() returns trigger language plpgsql as
$$ begin delete from accounts.alert_delivery d using gone where d.channel_id = gone.id; return null; end $$;
create trigger deliveries_go_with_channels after delete on accounts.alert_channel
  referencing old table as gone for each statement execute function accounts.delete_channel_deliveries();
